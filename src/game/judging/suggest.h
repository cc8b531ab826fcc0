/* What was probably meant by a move that cannot be played. */
#ifndef AN_GAME_SUGGEST_H
#define AN_GAME_SUGGEST_H

#include "bench.h"

/* What is mended of the game on the bench. */
typedef struct an_repairs {
    unsigned suggested;   /* refused moves for which suggestions were sought */
    an_variation as_said; /* the main line before its first error was mended */
} an_repairs;

/* Fills the suggestions of a refused move, whose token has this index; true if the first of them
 * is to be played for it. */
bool an_suggest(const an_bench *bench, an_repairs *repairs, an_finding *finding, size_t index);

#endif
