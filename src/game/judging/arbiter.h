/* The order in which a game is judged. */
#ifndef AN_GAME_ARBITER_H
#define AN_GAME_ARBITER_H

#include "bench.h"

/* Nothing is known of a game yet. */
void an_arbiter_begin(an_arbiter *arbiter, const an_game *game);

#endif
