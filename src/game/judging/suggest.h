/* Suggestions: what was probably meant by a move that cannot be played. */
#ifndef AN_GAME_SUGGEST_H
#define AN_GAME_SUGGEST_H

#include "bench.h"

/* What is suggested and mended in the game on the bench. */
typedef struct an_repairs {
    unsigned suggested;   /* how many refused moves suggestions were sought for */
    an_variation as_said; /* the main line before its first error was mended */
} an_repairs;

/* Fills the suggestions in the finding about a refused move, whose token is at `index`. Returns
 * true if the first of them is to be played in its stead. */
bool an__suggest(const an_bench *bench, an_repairs *repairs, an_finding *finding, size_t index);

#endif
