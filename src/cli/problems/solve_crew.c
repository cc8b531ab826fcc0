/* Threads that do the parts of one work together, again and again. */
#include "solve_crew.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "thread_pool.h"

struct solve_crew {
    thread_pool *pool;
    size_t *part_of_slot;
    an_solve_work *work;
    void *job;
    atomic_size_t left; /* parts that nobody has begun; as long as there are none, the threads but
                           the caller's do not look at the work and its job */
};

static pool_found seek_part(void *context, size_t worker, size_t slot, bool may_wait)
{
    solve_crew *crew = context;
    size_t left = atomic_load(&crew->left);
    (void)worker;
    (void)may_wait;
    if (left == 0)
        return POOL_WOULD_BLOCK;
    crew->part_of_slot[slot] = left - 1;
    atomic_store(&crew->left, left - 1);
    return left == 1 ? POOL_LAST_TASK : POOL_TASK;
}

static void do_part(void *context, size_t worker, size_t slot)
{
    solve_crew *crew = context;
    (void)worker;
    crew->work(crew->job, crew->part_of_slot[slot]);
}

solve_crew *solve_crew_open(size_t threads)
{
    solve_crew *crew = calloc(1, sizeof *crew);
    if (crew == NULL)
        return NULL;
    crew->part_of_slot = calloc(threads, sizeof *crew->part_of_slot);
    if (crew->part_of_slot != NULL)
        crew->pool = pool_open(threads, threads, seek_part, do_part, crew);
    if (crew->pool != NULL)
        return crew;
    solve_crew_close(crew);
    return NULL;
}

void solve_crew_close(solve_crew *crew)
{
    if (crew == NULL)
        return;
    pool_close(crew->pool);
    free(crew->part_of_slot);
    free(crew);
}

void solve_crew_run(void *context, an_solve_work *work, void *job, size_t count)
{
    solve_crew *crew = context;
    size_t slot;
    crew->work = work;
    crew->job = job;
    atomic_store(&crew->left, count);
    for (size_t i = 0; i < count; i++) {
        pool_next(crew->pool, &slot);
        pool_release(crew->pool);
    }
}
