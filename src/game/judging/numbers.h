/* Move numbers. */
#ifndef AN_GAME_NUMBERS_H
#define AN_GAME_NUMBERS_H

#include "bench.h"
#include "lines_of_play.h"

/* Judges the number of a move; numbers.c. It is wrong once: those that go on from it are right, and
 * so is the return to the count. */
void an_judge_number(an_arbiter *arbiter, size_t index, an_variation *line);

#endif
