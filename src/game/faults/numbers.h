/* Judges move numbers. */
#ifndef AN_GAME_NUMBERS_H
#define AN_GAME_NUMBERS_H

#include "bench.h"
#include "findings.h"

/* The run of adjacent numbers and comments that was looked at last: the tokens [begin, end) of the
 * game on the bench. It is cached, so that long runs are not walked again and again. */
typedef struct an_number_run {
    size_t begin, end; /* equal if no run is cached */
    bool has_move;     /* a move follows the run */
} an_number_run;

/* Judges the move number at token `index`. A wrong number is reported once: numbers that continue
 * from it are accepted, and so is a return to the true count. */
void an__judge_number(const an_bench *bench, an_findings *findings, an_number_run *run,
                      size_t index, an_variation *line);

#endif
