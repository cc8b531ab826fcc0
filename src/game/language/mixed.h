/* Games written in two languages. */
#ifndef AN_GAME_MIXED_H
#define AN_GAME_MIXED_H

#include "bench.h"

/* Whether the first error is a move in another language; mixed.c. */
void an_judge_mixture(an_arbiter *arbiter);

#endif
