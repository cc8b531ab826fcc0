/* Holes: words in which a part of a move could not be read. */
#ifndef AN_GAME_HOLES_H
#define AN_GAME_HOLES_H

#include "algnot/notation.h"

/* C?e5, Cf_, ??5: returns true if a part of a move could not be read, as the writer says. The word
 * must be none that can be read as it is: e4? is a move. */
bool an__has_gap(an_text word);

/* Returns the bytes of a hole, or a word with gaps, before annotations and signs: of C?3!, 3. */
size_t an__hole_size(an_text word);

/* Returns true if the move may be the one in whose word there are gaps. */
bool an__fills_gaps(an_text word, const an_san *meant, const an_notation *notation);

#endif
