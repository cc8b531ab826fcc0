/* How many words of a game are moves in each language. */
#ifndef AN_GAME_LEGIBLE_H
#define AN_GAME_LEGIBLE_H

#include "bench.h"

/* Counts the legible words for some notations, unless that is known. legible.c */
void an_arbiter_count_legible(an_arbiter *arbiter, uint64_t asked);

unsigned an_legible_moves(const an_legible *legible, size_t index);

#endif
