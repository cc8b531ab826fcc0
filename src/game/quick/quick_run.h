/* The fast path inside a game, in a line of play. */
#ifndef AN_GAME_QUICK_RUN_H
#define AN_GAME_QUICK_RUN_H

#include "draw_facts.h"
#include "trial.h"

/*
 * Plays the current line of the game on the bench, from a token on, as long as moves are plain,
 * numbered in order and without fault, and leaves their plies. Comments and NAGs between them are
 * passed. Returns the index of the first token that is left to the general way; *last_move becomes
 * that of the last move, if any was played.
 */
size_t an__quick_run(an_detection *detection, an_standing *standing, size_t index,
                     size_t *last_move);

#endif
