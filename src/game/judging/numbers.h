/* Move numbers. */
#ifndef AN_GAME_NUMBERS_H
#define AN_GAME_NUMBERS_H

#include "bench.h"
#include "findings.h"

/* Numbers and comments one behind the other, up to what is neither: the run that was looked at
 * last in the game on the bench. */
typedef struct an_number_run {
    size_t begin, end; /* by token; the same if none is known */
    bool has_move;     /* it is a move */
} an_number_run;

/* Judges the number of a move; numbers.c. It is wrong once: those that go on from it are right, and
 * so is the return to the count. */
void an_judge_number(const an_bench *bench, an_findings *findings, an_number_run *run, size_t index,
                     an_variation *line);

#endif
