/* The fast path inside a game: stretches of a line of play. */
#ifndef AN_GAME_QUICK_RUN_H
#define AN_GAME_QUICK_RUN_H

#include "draw_facts.h"
#include "trial.h"

/*
 * Plays the current line of the game on the bench, from token `index` on, as long as moves are
 * plain, numbered in order and without fault. Fills in their plies, and passes comments and NAGs.
 * Sets *last_move to the index of the last move, if one was played. Returns the index of the first
 * token that is left to the general way.
 */
size_t an__quick_run(an_detection *detection, an_standing *standing, size_t index,
                     size_t *last_move);

#endif
