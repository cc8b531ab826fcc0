/* Number 1 while a game is being read: does another game begin there? The last three functions
 * watch for another game that was not read. */
#ifndef AN_GAME_NUMBER_ONE_H
#define AN_GAME_NUMBER_ONE_H

#include "prose.h"

/* Returns true if `number` is number 1, has its move, and begins another game. */
bool an__prose_ends_before(an_prose *p, const an_token *number);

/* Notes a number 1 that may begin another game, and the numbers that go on from it. Call it for
 * each `number` that is not read. */
void an__prose_follow_restart(an_prose *p, const an_token *number);

/* Call it for each `number` that the main line takes. If the noted moves also go on there, it may
 * belong to either game, and they are reported as unread. The notes are then forgotten. */
void an__prose_leave_restart(an_prose *p, const an_token *number);

/* Call it at the end of the text. Reports the noted moves as unread if there are enough of them. */
void an__prose_end_restart(an_prose *p);

#endif
