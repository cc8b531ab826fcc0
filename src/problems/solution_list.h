/* The solutions of a problem, kept as they were reported. */
#ifndef AN_PROBLEMS_SOLUTION_LIST_H
#define AN_PROBLEMS_SOLUTION_LIST_H

#include "algnot/solve.h"

/* A list begins with all members zero. Its solutions own their nodes. */
typedef struct an_solution_list {
    an_solution *at;
    size_t count;
    size_t capacity;
    bool failed; /* memory ran out: the list is incomplete */
} an_solution_list;

/* Adds a copy of a solution. Returns false when memory runs out. */
bool an__solutions_add(an_solution_list *list, const an_solution *solution);

/* Moves all solutions of `more` behind those of the list. */
void an__solutions_take(an_solution_list *list, an_solution_list *more);

/* Puts set play first, then tries and keys as they came, then lines by their length. */
void an__solutions_order(an_solution_list *list);

/* Drops all lines, keys and tries but `most`, the shortest ones, or all set play but the first
 * `most` lines. Returns whether there were more. */
bool an__solutions_cut(an_solution_list *list, size_t most);
bool an__set_play_cut(an_solution_list *list, size_t most);

/* Drops the solutions from an index on. */
void an__solutions_cut_from(an_solution_list *list, size_t index);

void an__solutions_free(an_solution_list *list);

/* Returns the index behind the nodes that follow from the one at `from`. */
size_t an__end_of_branch(const an_solution *tree, size_t from);

#endif
