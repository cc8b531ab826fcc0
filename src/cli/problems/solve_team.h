/* The threads that solve a problem: they share out its first moves, or what is reached in each
 * number of moves. */
#ifndef AN_CLI_SOLVE_TEAM_H
#define AN_CLI_SOLVE_TEAM_H

#include "answer.h"
#include "messages.h"

/* What a search may use. */
typedef struct solve_limits {
    size_t jobs;
    size_t memory;          /* bytes of all threads together */
    uint64_t max_positions; /* 0: no limit */
    uint64_t max_seconds;   /* 0: no limit */
    size_t max_solutions;   /* at least 1 */
    bool shows_progress;
} solve_limits;

/* What of a problem is asked for. */
typedef struct solve_order {
    an_problem problem;
    an_wishes wishes;
    uint64_t expected; /* solutions that are claimed: more are sought, however few are shown */
    bool keys_only;
    bool wants_all; /* longer lines even where shorter ones exist */
} solve_order;

/* Solves a problem: fills the list, in order, with more than are to be shown, and tells how far the
 * search got. Neither depends on the number of threads, unless a limit ends the search. Returns
 * false if memory runs out. */
bool solve_team_run(const solve_order *order, const solve_limits *limits, an_solution_list *list,
                    an_search_extent *extent);

#endif
