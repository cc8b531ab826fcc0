/* Number 1 where a game runs. */
#ifndef AN_GAME_NUMBER_ONE_H
#define AN_GAME_NUMBER_ONE_H

#include "prose.h"

/* Returns true if number 1 that has its move ends the game, as another one begins. */
bool an__prose_ends_before(an_prose *p, const an_token *number);

/* A number that is not read may go on from number 1 of such a game; where the main line goes on at
 * one that does, it cannot be told whose it is; and what goes on to the end was played. */
void an__prose_follow_restart(an_prose *p, const an_token *number);

void an__prose_leave_restart(an_prose *p, const an_token *number);

void an__prose_end_restart(an_prose *p);

#endif
