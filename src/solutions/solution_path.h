/* The positions on the way through a solution. */
#ifndef AN_SOLUTIONS_SOLUTION_PATH_H
#define AN_SOLUTIONS_SOLUTION_PATH_H

#include "algnot/solve.h"

/* A walk through the nodes of a solution, in their order. */
typedef struct an_solution_path {
    const an_problem *problem;
    const an_solution *solution;
    bool is_line;                            /* it has no branches */
    an_position at[AN_SOLVE_SERIES_MAX + 3]; /* by the half-moves played before */
} an_solution_path;

/* Begins a walk. */
void an__path_begin(an_solution_path *path, const an_problem *problem, const an_solution *solution);

/* Goes to a node; those before it that lead there must have been visited. Returns the position from
 * which its move is played. */
const an_position *an__path_visit(an_solution_path *path, size_t node);

/* Returns the position after the pass with which the set play of battle begins, and after which
 * threats are played. */
an_position an__position_after_pass(const an_position *position);

#endif
