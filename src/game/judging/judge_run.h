/* Judges many plain moves in a row. */
#ifndef AN_GAME_JUDGE_RUN_H
#define AN_GAME_JUDGE_RUN_H

#include "arbiter.h"

/* Judges from a token on as long as moves are plain, numbered in order and faultless; returns the
 * index of the first token that is to be looked at. judge_run.c */
size_t an_judge_run(an_arbiter *arbiter, size_t index, size_t *last_move);

#endif
