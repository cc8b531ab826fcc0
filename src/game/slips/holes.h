/* Holes: words in which a part of a move could not be read. */
#ifndef AN_GAME_HOLES_H
#define AN_GAME_HOLES_H

#include "algnot/notation.h"

/* C?e5, Cf_, ??5: returns true if `word` marks a part of a move as illegible. Pass only words that
 * cannot be read as they are, because e4? is a move. */
bool an__has_gap(an_text word);

/* Returns how many bytes of a hole, or of a word with gaps, come before its annotations and signs:
 * 3 for C?3!. */
size_t an__hole_size(an_text word);

/* Returns true if `meant`, written in `notation`, fits the legible characters of `word`, which has
 * gaps. */
bool an__fills_gaps(an_text word, const an_san *meant, const an_notation *notation);

#endif
