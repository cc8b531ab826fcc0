/* The threads that solve a problem: they share out its first moves, or what is reached in each
 * number of moves. */
#include "solve_team.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "extremes.h"
#include "platform.h"
#include "solve_pool.h"
#include "solve_progress.h"
#include "thread_pool.h"

typedef struct team team;

/* A thread, with a solver of its own. */
typedef struct team_worker {
    team *team;
    an_solver *solver;
    uint64_t counted;       /* positions of the solver that are in the sum of the team */
    an_solution_list *list; /* of the share that is being solved */
} team_worker;

/* A part of the work. */
typedef struct team_share {
    an_solution_list list;
    an_solve_end end;
    unsigned proved;
    bool is_begun;
} team_share;

/* All parts of the work, and the slots of the thread pool in which they are done. */
typedef struct team_work {
    team_share *shares;
    size_t count;
    size_t next; /* the share that is to be begun next; only whoever seeks a task looks at it */
    size_t *share_of_slot;
    size_t slots;
} team_work;

/* How far all threads together have come. */
typedef struct team_search {
    double began;
    atomic_uint_fast64_t positions;
    atomic_size_t searched; /* how many shares were searched to their end */
    atomic_int stop;        /* an_search_stop */
} team_search;

struct team {
    const solve_order *order;
    const solve_limits *limits;
    an_solve_options options;
    team_worker *workers;
    team_work work;
    team_search search;
    atomic_flag is_showing;
    solve_progress progress;
};

/* ---- while a share is searched ---- */

static void end_search(team_search *search, an_search_stop stop)
{
    int none = AN_STOP_NONE;
    atomic_compare_exchange_strong(&search->stop, &none, (int)stop);
}

static bool goes_on(const team_search *search)
{
    return atomic_load(&search->stop) == AN_STOP_NONE;
}

static void show(team *t, double seconds, unsigned half_moves)
{
    if (!t->limits->shows_progress || atomic_flag_test_and_set(&t->is_showing))
        return;
    solve_progress_show(&t->progress, seconds, atomic_load(&t->search.positions), half_moves,
                        atomic_load(&t->search.searched));
    atomic_flag_clear(&t->is_showing);
}

static void count_positions(team_worker *w, uint64_t positions)
{
    atomic_fetch_add(&w->team->search.positions, positions - w->counted);
    w->counted = positions;
}

static bool may_go_on(void *context, const an_solve_progress *progress)
{
    team_worker *w = context;
    team *t = w->team;
    double seconds = solve_clock() - t->search.began;
    count_positions(w, progress->positions);
    if (platform_was_interrupted())
        end_search(&t->search, AN_STOP_INTERRUPT);
    else if (t->limits->max_seconds > 0 && seconds >= (double)t->limits->max_seconds)
        end_search(&t->search, AN_STOP_TIME);
    else if (t->limits->max_positions > 0 &&
             atomic_load(&t->search.positions) >= t->limits->max_positions)
        end_search(&t->search, AN_STOP_POSITIONS);
    show(t, seconds, progress->half_moves);
    return goes_on(&t->search);
}

static bool take_solution(void *context, const an_solution *solution)
{
    team_worker *w = context;
    if (an__solutions_add(w->list, solution))
        return true;
    end_search(&w->team->search, AN_STOP_MEMORY);
    return false;
}

/* ---- tasks ---- */

static pool_found seek_share(void *context, size_t worker, size_t slot, bool may_wait)
{
    team *t = context;
    (void)worker;
    (void)may_wait;
    if (t->work.next == t->work.count || !goes_on(&t->search))
        return POOL_NO_MORE;
    t->work.share_of_slot[slot] = t->work.next++;
    return t->work.next == t->work.count ? POOL_LAST_TASK : POOL_TASK;
}

static bool open_solver(team_worker *w)
{
    an_solve_options options = w->team->options;
    options.may_go_on = may_go_on;
    options.context = w;
    w->counted = 0;
    w->solver = an_solver_open(&w->team->order->problem, &options);
    return w->solver != NULL;
}

/* Notes that a share was searched, or why it was not searched to its end. */
static void note_end(team_search *search, an_solve_end end)
{
    switch (end) {
    case AN_SOLVE_COMPLETE:
    case AN_SOLVE_FULL:
        atomic_fetch_add(&search->searched, 1);
        break;
    case AN_SOLVE_STOPPED:
        end_search(search, AN_STOP_POSITIONS); /* unless a callback has said why */
        break;
    case AN_SOLVE_OUT_OF_MEMORY:
        end_search(search, AN_STOP_MEMORY);
        break;
    }
}

static void solve_share(team_worker *w, size_t index)
{
    team *t = w->team;
    team_share *share = &t->work.shares[index];
    if (w->solver == NULL && !open_solver(w)) {
        end_search(&t->search, AN_STOP_MEMORY);
        return;
    }
    share->is_begun = true;
    w->list = &share->list;
    share->end = an_solver_solve(w->solver, index, take_solution, w);
    share->proved = an_solver_proved(w->solver);
    count_positions(w, an_solver_positions(w->solver));
    note_end(&t->search, share->end);
}

static void solve_slot(void *context, size_t worker, size_t slot)
{
    team *t = context;
    solve_share(&t->workers[worker], t->work.share_of_slot[slot]);
}

/* ---- the team ---- */

/* Where there are fewer shares than threads, the memory is shared out among fewer. */
static bool give_more_memory(team *t)
{
    t->options.memory = t->limits->memory / t->work.count;
    an_solver_close(t->workers[0].solver);
    return open_solver(&t->workers[0]);
}

/* Shares the memory out among the threads. The first solver tells how many shares there are. */
static bool open_team(team *t)
{
    enum { SLOTS_A_WORKER = 4 };
    size_t workers = t->limits->jobs;
    t->work.slots = workers * SLOTS_A_WORKER;
    t->workers = calloc(workers, sizeof *t->workers);
    t->work.share_of_slot = calloc(t->work.slots, sizeof *t->work.share_of_slot);
    if (t->workers == NULL || t->work.share_of_slot == NULL)
        return false;
    for (size_t i = 0; i < workers; i++)
        t->workers[i].team = t;
    if (!open_solver(&t->workers[0]))
        return false;
    t->work.count = an_solver_shares(t->workers[0].solver);
    bool is_helped = an_solver_is_helped(t->workers[0].solver);
    if (t->work.count < workers && !is_helped && !give_more_memory(t))
        return false;
    t->progress.shares = t->work.count;
    t->work.shares = calloc(t->work.count, sizeof *t->work.shares);
    return t->work.shares != NULL;
}

static void close_team(team *t)
{
    for (size_t i = 0; t->workers != NULL && i < t->limits->jobs; i++)
        an_solver_close(t->workers[i].solver);
    for (size_t i = 0; t->work.shares != NULL && i < t->work.count; i++)
        an__solutions_free(&t->work.shares[i].list);
    free(t->workers);
    free(t->work.shares);
    free(t->work.share_of_slot);
}

/* Solves each share with a solver on every thread. */
static bool solve_together(team *t)
{
    solve_pool *pool = solve_pool_open(t->limits->jobs);
    an_solver **helpers = calloc(t->limits->jobs, sizeof *helpers);
    size_t count = 0;
    bool can_work = pool != NULL && helpers != NULL;
    for (size_t i = 1; can_work && i < t->limits->jobs && open_solver(&t->workers[i]); i++)
        helpers[count++] = t->workers[i].solver;
    if (can_work)
        an_solver_join(t->workers[0].solver, helpers, count, solve_pool_run, pool);
    for (size_t i = 0; can_work && i < t->work.count && goes_on(&t->search); i++)
        solve_share(&t->workers[0], i);
    for (size_t i = 0; i < count; i++)
        count_positions(&t->workers[i + 1], an_solver_positions(helpers[i]));
    free(helpers);
    solve_pool_close(pool);
    return can_work;
}

/* Solves each share on one thread. */
static bool solve_apart(team *t)
{
    size_t workers = an_smaller(t->limits->jobs, t->work.count);
    thread_pool *pool = pool_open(workers, t->work.slots, seek_share, solve_slot, t);
    size_t slot;
    if (pool == NULL)
        return false;
    while (pool_next(pool, &slot))
        pool_release(pool);
    pool_close(pool);
    return true;
}

static bool solve_shares(team *t)
{
    return an_solver_is_helped(t->workers[0].solver) ? solve_together(t) : solve_apart(t);
}

static bool is_line(const an_solution *solution)
{
    return solution->kind == AN_SOLUTION_LINE || solution->kind == AN_SOLUTION_SHORT_LINE;
}

/* Returns the half-moves of the shortest line; SIZE_MAX if there is none. */
static size_t shortest_line(const an_solution_list *list)
{
    size_t shortest = SIZE_MAX;
    for (size_t i = 0; i < list->count; i++)
        if (is_line(&list->at[i]) && list->at[i].count < shortest)
            shortest = list->at[i].count;
    return shortest;
}

/* Drops the lines that are longer than `most` half-moves. Lines stand last, by length. */
static void drop_longer_lines(an_solution_list *list, size_t most)
{
    size_t at = 0;
    while (at < list->count && !(is_line(&list->at[at]) && list->at[at].count > most))
        at++;
    an__solutions_cut_from(list, at);
}

/* Returns the most half-moves of a line that is told. Unless all lines are wanted, each share stops
 * at the length of its shortest line. So of longer lines than the shortest of all, some shares have
 * looked for none, and the others are not told. */
static size_t longest_told(const team *t)
{
    size_t longest = SIZE_MAX;
    for (size_t i = 0; i < t->work.count && !t->order->wants_all; i++) {
        size_t shortest = shortest_line(&t->work.shares[i].list);
        longest = an_smaller(shortest, longest);
    }
    return longest;
}

/* Returns whether a share has found more solutions to be told than are asked for. */
static bool is_share_full(const team *t, size_t index, size_t longest)
{
    const team_share *share = &t->work.shares[index];
    bool is_set_play = index == 0 && t->options.wants_set_play;
    size_t shortest = shortest_line(&share->list);
    return share->end == AN_SOLVE_FULL && !is_set_play &&
           (shortest == SIZE_MAX || shortest <= longest);
}

/* Puts the shares together. */
static void gather(team *t, an_solution_list *list, an_search_extent *extent)
{
    const size_t longest = longest_told(t);
    unsigned proved = 0;
    bool is_full = false, is_first = true, is_whole = an_solver_is_helped(t->workers[0].solver);
    for (size_t i = 0; i < t->work.count; i++) {
        team_share *share = &t->work.shares[i];
        bool is_left = !share->is_begun || share->end == AN_SOLVE_STOPPED ||
                       share->end == AN_SOLVE_OUT_OF_MEMORY;
        if (is_left && (is_first || share->proved < proved)) {
            proved = share->proved;
            is_first = false;
        }
        is_full = is_full || is_share_full(t, i, longest);
        an__solutions_take(list, &share->list);
    }
    an__solutions_order(list);
    drop_longer_lines(list, longest);
    if (is_full)
        end_search(&t->search, AN_STOP_SOLUTIONS);
    *extent = (an_search_extent){.stop = (an_search_stop)atomic_load(&t->search.stop),
                                 .proved = proved,
                                 .shares = is_whole ? 0 : t->work.count,
                                 .searched = atomic_load(&t->search.searched),
                                 .positions = atomic_load(&t->search.positions),
                                 .seconds = solve_clock() - t->search.began};
}

bool solve_team_run(const solve_order *order, const solve_limits *limits, an_solution_list *list,
                    an_search_extent *extent)
{
    size_t most = limits->max_solutions;
    if (most < order->expected)
        most = (size_t)order->expected;
    team t = {.order = order,
              .limits = limits,
              .options = {.memory = limits->memory / limits->jobs,
                          .max_positions = limits->max_positions,
                          .max_solutions = most + 1,
                          .max_refutations = order->wishes.tries,
                          .wants_set_play = order->wishes.has_set_play,
                          .keys_only = order->keys_only,
                          .wants_all = order->wants_all},
              .search.began = solve_clock(),
              .is_showing = ATOMIC_FLAG_INIT,
              .progress = {.stipulation = order->problem.stipulation}};
    bool is_solved = open_team(&t) && solve_shares(&t);
    solve_progress_erase(&t.progress);
    if (is_solved)
        gather(&t, list, extent);
    close_team(&t);
    return is_solved && !list->failed && extent->stop != AN_STOP_MEMORY;
}
