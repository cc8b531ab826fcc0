/* What all searches of a solver have in common: the problem, the limits, where moves and solutions
 * are kept, and how solutions are reported. */
#ifndef AN_SOLVING_SEARCH_CORE_H
#define AN_SOLVING_SEARCH_CORE_H

#include "algnot/solve.h"

#include "play.h"
#include "proofs.h"
#include "targets.h"

/* The nodes of the solution that is being put together. */
typedef struct an_node_list {
    an_solution_node *at;
    size_t count;
    size_t capacity;
    size_t max; /* so many fit in the memory that the options allow */
} an_node_list;

/* How far a solver has come. */
typedef struct an_search_state {
    uint64_t positions;  /* visited, in all shares */
    uint64_t ask_at;     /* the number of positions at which may_go_on is asked again */
    size_t reported;     /* solutions of this share */
    unsigned half_moves; /* the length that is being searched */
    unsigned proved;     /* the length that was searched completely in this share */
    an_solve_end end;    /* AN_SOLVE_COMPLETE as long as nothing stopped the search */
} an_search_state;

/* The moves that last decided a position in which the attacker had as many moves left: they are
 * tried first. */
typedef struct an_killers {
    an_move attack;
    an_move defence;
} an_killers;

typedef struct an_search an_search;

/* The searches that work together on a share that is not divided, on as many threads. */
enum { AN_WORKERS_MAX = 64 };

typedef struct an_workers {
    an_search *searches[AN_WORKERS_MAX]; /* the first one leads, and reports the solutions */
    size_t count;
    an_solve_runner run; /* NULL if the first search is alone */
    void *context;
} an_workers;

struct an_search {
    an_problem problem;
    an_solve_options options;
    an_search_state state;
    an_solution_sink sink;
    void *context;
    an_node_list nodes;
    an_proofs proofs;
    an_killers killers[AN_SOLVE_MOVES_MAX / 2 + 1]; /* battle play: by moves left */
    an_move *moves; /* a stack of lists: the next one goes here, with room for AN_MOVES_MAX */
    an_workers workers;
    an_targets *targets;   /* help play: where lines may lead; NULL if that is not known */
    uint64_t target_steps; /* granted to the last search for targets; 0: there was none */
};

/* Calls work(job, i) for each worker i, on its thread. */
static inline void an_workers_run(const an_workers *workers, an_solve_work *work, void *job)
{
    if (workers->run == NULL)
        work(job, 0);
    else
        workers->run(workers->context, work, job, workers->count);
}

/* Ends the search for a reason; the first one counts. */
static inline void an_search_end(an_search *search, an_solve_end end)
{
    if (search->state.end == AN_SOLVE_COMPLETE)
        search->state.end = end;
    search->state.ask_at = 0;
}

static inline bool an_is_ended(const an_search *search)
{
    return search->state.end != AN_SOLVE_COMPLETE;
}

/* Returns whether the search may go on, by its limits and its callback; ends it if not. */
bool an__search_may_go_on(an_search *search);

/* Counts a position that is visited. Returns false if the search has ended: what was found out
 * about the position then counts for nothing. */
static inline bool an_search_visits(an_search *search)
{
    search->state.positions++;
    return search->state.positions < search->state.ask_at || an__search_may_go_on(search);
}

/* Lists the legal moves of a position on the stack, sorted as solutions are (from, to, promotion),
 * and returns them. The caller gives them back with an_drop_moves. */
an_move *an__take_sorted_moves(an_search *search, const an_position *p, size_t *count);

/* Lists the moves as an__take_sorted_moves does, but in the order of the generator. */
static inline an_move *an_take_moves(an_search *search, const an_position *p, size_t *count)
{
    an_move *list = search->moves;
    *count = an_position_moves(p, list);
    search->moves += *count;
    return list;
}

/* Gives back a list, and all that were taken after it. */
static inline void an_drop_moves(an_search *search, an_move *list)
{
    search->moves = list;
}

/* Sorts moves by from, to and promotion. */
void an__sort_moves(an_move *list, size_t count);

/* Adds a node to the solution that is being made. Ends the search, and returns false, if there is
 * no room. */
bool an__put_node(an_search *search, an_solution_node node);

/* Reports the nodes as a solution. Returns false if the search has ended by it. */
bool an__report_solution(an_search *search, an_solution_kind kind, unsigned moves);

/* Returns the position after a move. */
static inline an_position an_played(const an_position *p, an_move move)
{
    an_position after = *p;
    an_play_inline(&after, move);
    return after;
}

/* Returns the position after a pass of the side to move, which must not be in check. */
static inline an_position an_passed(const an_position *p)
{
    return an_played(p, (an_move){.kind = AN_NULL_STEP});
}

#endif
