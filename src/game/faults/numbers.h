/* Judging move numbers. */
#ifndef AN_GAME_NUMBERS_H
#define AN_GAME_NUMBERS_H

#include "bench.h"
#include "findings.h"

/* The run of numbers and comments, one behind the other, that was looked at last: [begin, end) of
 * the tokens of the game on the bench. It is kept so that long runs are not walked again and again.
 */
typedef struct an_number_run {
    size_t begin, end; /* equal if no run is known */
    bool has_move;     /* a move follows */
} an_number_run;

/* Judges a move number. A wrong number is reported once: numbers that count on from it are taken
 * for right, and so is a return to the true count. */
void an__judge_number(const an_bench *bench, an_findings *findings, an_number_run *run,
                      size_t index, an_variation *line);

#endif
