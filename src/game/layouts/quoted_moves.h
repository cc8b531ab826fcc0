/* Layout keep: moves in comments and prose. They are not moves of the game, and stay unchanged; but
 * with converts_prose, moves behind a number are written in the new notation if they can be played
 * from the position to which the number belongs. */
#ifndef AN_GAME_QUOTED_MOVES_H
#define AN_GAME_QUOTED_MOVES_H

#include "scribe.h"

/* Prepares for a game. Call it before the first token. */
void an__quoted_begin(an_scribe *scribe);

/* Follow the game's own lines of play. Call open and close behind each bracket, once the scribe has
 * opened or closed its own line. With converts_prose, call pass behind each move, once the scribe
 * has passed it. */
void an__quoted_pass(an_scribe *scribe, an_move move);
void an__quoted_open(an_scribe *scribe);
void an__quoted_close(an_scribe *scribe);

/* Looks for moves in the comment `token`. */
void an__quoted_look_at_comment(an_scribe *scribe, const an_token *token);

/* Looks for moves in the run of prose that begins with the number or word at `index`. Returns the
 * index of the token behind the run, which is greater than `index`. */
size_t an__quoted_look_at_prose(an_scribe *scribe, size_t index);

#endif
