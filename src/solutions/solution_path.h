/* The positions along a solution. */
#ifndef AN_SOLUTIONS_SOLUTION_PATH_H
#define AN_SOLUTIONS_SOLUTION_PATH_H

#include "algnot/solve.h"

/* A walk through the nodes of a solution, in their order. */
typedef struct an_solution_path {
    const an_problem *problem;
    const an_solution *solution;
    bool is_line;                            /* the solution has no branches */
    an_position at[AN_SOLVE_SERIES_MAX + 3]; /* indexed by the number of half-moves played */
} an_solution_path;

/* Begins a walk through `solution`. Both `problem` and `solution` must outlive it. */
void an__path_begin(an_solution_path *path, const an_problem *problem, const an_solution *solution);

/* Goes to a node. Visit the nodes that lead to it first, in their order. Returns the position in
 * which its move is played. */
const an_position *an__path_visit(an_solution_path *path, size_t node);

/* Has the side to move pass if a move that follows is the other side's. Returns whether it did. */
bool an__pass_before(an_position *position, an_move move);

/* Returns a node of the solution. */
static inline const an_solution_node *an_path_node(const an_solution_path *path, size_t node)
{
    return &path->solution->nodes[node];
}

/* A walk over the children of a node: the nodes of one kind in its branch that are one half-move
 * deeper; threats, two. */
typedef struct an_children {
    const an_solution *tree;
    size_t at, end; /* the child, after an__next_child; the end of the branch */
    size_t next;    /* where the next child is looked for */
    unsigned depth;
    an_solution_node_kind kind;
} an_children;

/* Returns a walk that begins before the first child of this kind. */
an_children an__children_of(const an_solution *tree, size_t node, an_solution_node_kind kind);

/* Goes to the next child. Returns false if there is none. */
bool an__next_child(an_children *children);

#endif
