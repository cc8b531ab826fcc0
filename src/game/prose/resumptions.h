/* Where the line of play goes on after prose. */
#ifndef AN_GAME_RESUMPTIONS_H
#define AN_GAME_RESUMPTIONS_H

#include "prose.h"

/* Returns true if the line of play goes on at a number: after prose, where it fits or the last move
 * stands again; in an open slot also where it is wrong, though one of the past may as well begin a
 * line that was not played. */
bool an__prose_goes_on_at(const an_prose *p, const an_token *number);

/* Returns true if the main line is read, and the search has told which numbers and moves belong to
 * it. */
bool an__prose_is_told(const an_prose *p);

/* Returns true if the search has told that a number or move does not belong to it. */
bool an__prose_is_left_out(const an_prose *p, const an_token *number);

/* The moves under a number of the main line are left out, until a word comes. */
void an__prose_leave_out(an_prose *p, const an_token *number);

/* Returns true if a number stands right behind such moves and goes on from them: they are left out
 * as a whole. */
bool an__prose_is_amid_stray(const an_prose *p, const an_token *number);

/* Returns true if they are those of another game, from its number 1 on, whose result stands behind
 * them. */
bool an__prose_quotes_game(const an_prose *p, const an_token *result);

/* A word of prose, which may be another such move. */
void an__prose_pass(an_prose *p, const an_token *word);

/* "3... a6, que Tal aimait": returns true if words stand behind the move of a number, on its
 * line. */
bool an__is_spoken_of_there(const an_prose *p);

#endif
