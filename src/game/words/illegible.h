/* Words and signs that stand for a move which could not be read. */
#ifndef AN_GAME_ILLEGIBLE_H
#define AN_GAME_ILLEGIBLE_H

#include "algnot/base.h"

/* Returns true if one of the few words of `text` means "illegible": "illisible", "coup illisible".
 */
bool an__says_illegible(an_text text);

/* Returns `text` without its first or last part between commas, if that says that something is
 * illegible: "la suite est illisible, les Noirs ont gagné". */
an_text an__without_illegible(an_text text);

/* Returns true if `word`, with or without brackets, stands for an unreadable move: "?", "...",
 * "___", "(illegible)". Call it only where a move is missing. Elsewhere "?" and the like mean
 * something else. */
bool an__is_hole(an_text word);

/* Returns true if `word` is "--" or stands for an unreadable move. On a sheet "--" means that
 * nobody could read the move, if the moves behind it show that there was one. */
bool an__is_hole_or_null(an_text word);

/* Returns the bytes of a word that stands for an unreadable move, or of brackets around one, at the
 * beginning of `text`; 0 if there is none. */
size_t an__hole_at(an_text text);

#endif
