/* How many words of a game are moves in each language. */
#ifndef AN_GAME_LEGIBLE_H
#define AN_GAME_LEGIBLE_H

#include "candidates.h"

enum { AN_LEGIBLE_BITS = 6 };

/* How many of the main line's first words are moves in each notation, on whatever board: the bits
 * of its number stand in columns, that of the notation's index. */
typedef struct an_legible {
    uint64_t counted; /* notations for which that is known */
    unsigned words;   /* that were read */
    uint64_t moves[AN_LEGIBLE_BITS];
} an_legible;

/* Counts the legible words of the game on the bench for some notations, unless that is known. */
void an_count_legible(an_legible *legible, const an_bench *bench, an_candidates *candidates,
                      uint64_t asked);

unsigned an_legible_moves(const an_legible *legible, size_t index);

#endif
