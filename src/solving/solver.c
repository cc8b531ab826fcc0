/* The work on a problem, share by share. */
#include <stdlib.h>

#include "breadth.h"
#include "line.h"
#include "search_core.h"
#include "variations.h"

enum {
    DEFAULT_MEMORY = 64 << 20, /* bytes */
    LISTS_A_HALF_MOVE = 3      /* lists of moves that are on a search's stack at one time */
};

/* Each first move is a share; the set play, if it is wanted, is one more share before them. */
struct an_solver {
    an_search search;
    size_t share_count;
    size_t first_count;
    an_move first[AN_MOVES_MAX];
    an_move *moves; /* the stack of the search */
};

/* Series play, and help play with few moves to choose from, come upon the same positions again and
 * again. They are searched breadth first, as a whole. */
static bool is_divided(const an_problem *problem)
{
    an_variant variant = (an_variant)problem->position.variant;
    bool is_bound = variant != AN_STANDARD && variant != AN_CHESS960;
    return an_stipulation_is_battle(problem->stipulation) ||
           !(problem->stipulation.is_series || is_bound);
}

static size_t count_shares(const an_solver *solver)
{
    const an_search *search = &solver->search;
    size_t shares = search->options.wants_set_play;
    shares += is_divided(&search->problem) ? solver->first_count : 1;
    return shares > 0 ? shares : 1;
}

an_solver *an_solver_open(const an_problem *problem, const an_solve_options *options)
{
    an_solver *solver = calloc(1, sizeof *solver);
    size_t lists =
        LISTS_A_HALF_MOVE * ((size_t)an_stipulation_half_moves(problem->stipulation) + 2);
    an_move *moves = malloc(lists * AN_MOVES_MAX * sizeof *moves);
    if (solver == NULL || moves == NULL) {
        free(solver);
        free(moves);
        return NULL;
    }
    an_search *search = &solver->search;
    search->problem = *problem;
    if (options != NULL)
        search->options = *options;
    if (search->options.memory == 0)
        search->options.memory = DEFAULT_MEMORY;
    search->nodes.max = search->options.memory / 2 / sizeof(an_solution_node);
    an__proofs_open(&search->proofs, search->options.memory / 2);
    solver->moves = moves;
    solver->first_count = an_position_moves(&problem->position, solver->first);
    an__sort_moves(solver->first, solver->first_count);
    solver->share_count = count_shares(solver);
    search->workers = (an_workers){.searches = {search}, .count = 1};
    return solver;
}

bool an_solver_is_helped(const an_solver *solver)
{
    return !is_divided(&solver->search.problem);
}

void an_solver_join(an_solver *solver, an_solver *const *helpers, size_t count, an_solve_runner run,
                    void *context)
{
    an_workers *workers = &solver->search.workers;
    for (workers->count = 1; workers->count <= count && workers->count < AN_WORKERS_MAX;
         workers->count++) {
        an_search *search = &helpers[workers->count - 1]->search;
        search->moves = helpers[workers->count - 1]->moves;
        workers->searches[workers->count] = search;
    }
    workers->run = run;
    workers->context = context;
}

void an_solver_close(an_solver *solver)
{
    if (solver == NULL)
        return;
    free(solver->moves);
    free(solver->search.nodes.at);
    an__proofs_close(&solver->search.proofs);
    an__targets_close(solver->search.targets);
    free(solver);
}

size_t an_solver_shares(const an_solver *solver)
{
    return solver->share_count;
}

static void solve_battle_share(an_solver *solver, size_t share)
{
    an_search *search = &solver->search;
    size_t set_shares = search->options.wants_set_play;
    if (share < set_shares)
        an__solve_battle_set_play(search);
    else if (share - set_shares < solver->first_count)
        an__solve_first_move(search, solver->first[share - set_shares]);
}

static void solve_line_share(an_solver *solver, size_t share)
{
    an_search *search = &solver->search;
    size_t set_shares = search->options.wants_set_play;
    unsigned shortest = an__shortest_line(search->problem.stipulation);
    if (!an__has_pieces_for_goal(&search->problem))
        search->state.proved = an_stipulation_half_moves(search->problem.stipulation);
    else if (share < set_shares)
        an__solve_line_set_play(search);
    else if (!is_divided(&search->problem))
        an__solve_breadth_first(search);
    else if (share - set_shares < solver->first_count)
        an__solve_lines_from(search, &solver->first[share - set_shares], shortest, false);
}

an_solve_end an_solver_solve(an_solver *solver, size_t share, an_solution_sink sink, void *context)
{
    an_search *search = &solver->search;
    search->sink = sink;
    search->context = context;
    search->moves = solver->moves;
    search->nodes.count = 0;
    search->state.reported = 0;
    search->state.proved = 0;
    search->state.end = AN_SOLVE_COMPLETE;
    if (share >= solver->share_count)
        return search->state.end;
    if (an_stipulation_is_battle(search->problem.stipulation))
        solve_battle_share(solver, share);
    else
        solve_line_share(solver, share);
    return search->state.end;
}

uint64_t an_solver_positions(const an_solver *solver)
{
    return solver->search.state.positions;
}

unsigned an_solver_proved(const an_solver *solver)
{
    return solver->search.state.proved;
}
