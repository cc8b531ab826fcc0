/* How far a search got, on a terminal. */
#ifndef AN_CLI_SOLVE_PROGRESS_H
#define AN_CLI_SOLVE_PROGRESS_H

#include "algnot/solve.h"

#include "messages.h"

typedef struct solve_progress {
    an_stipulation stipulation;
    size_t shares;
    double shown_at; /* seconds after the beginning; 0: nothing was shown so far */
} solve_progress;

/* Returns the seconds since some moment in the past. */
double solve_clock(void);

/* Shows a line on standard error, in place of the one that was shown before, if it is time: after
 * the first second, five times a second. */
void solve_progress_show(solve_progress *progress, double seconds, uint64_t positions,
                         unsigned half_moves, size_t searched);

/* Erases the line, if there is one. */
void solve_progress_erase(const solve_progress *progress);

#endif
