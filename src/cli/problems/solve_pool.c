/* Threads that do the parts of one work together, again and again. */
#include "solve_pool.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "thread_pool.h"

struct solve_pool {
    thread_pool *threads;
    size_t *part_of_slot;
    an_solve_work *work;
    void *job;
    atomic_size_t left; /* parts that no thread has begun; while there are none, no thread but
                           the caller's looks at the work and its job */
};

static pool_found seek_part(void *context, size_t worker, size_t slot, bool may_wait)
{
    solve_pool *pool = context;
    size_t left = atomic_load(&pool->left);
    (void)worker;
    (void)may_wait;
    if (left == 0)
        return POOL_WOULD_BLOCK;
    pool->part_of_slot[slot] = left - 1;
    atomic_store(&pool->left, left - 1);
    return left == 1 ? POOL_LAST_TASK : POOL_TASK;
}

static void do_part(void *context, size_t worker, size_t slot)
{
    solve_pool *pool = context;
    (void)worker;
    pool->work(pool->job, pool->part_of_slot[slot]);
}

solve_pool *solve_pool_open(size_t threads)
{
    solve_pool *pool = calloc(1, sizeof *pool);
    if (pool == NULL)
        return NULL;
    pool->part_of_slot = calloc(threads, sizeof *pool->part_of_slot);
    if (pool->part_of_slot != NULL)
        pool->threads = pool_open(threads, threads, seek_part, do_part, pool);
    if (pool->threads != NULL)
        return pool;
    solve_pool_close(pool);
    return NULL;
}

void solve_pool_close(solve_pool *pool)
{
    if (pool == NULL)
        return;
    pool_close(pool->threads);
    free(pool->part_of_slot);
    free(pool);
}

void solve_pool_run(void *context, an_solve_work *work, void *job, size_t count)
{
    solve_pool *pool = context;
    size_t slot;
    pool->work = work;
    pool->job = job;
    atomic_store(&pool->left, count);
    for (size_t i = 0; i < count; i++) {
        pool_next(pool->threads, &slot);
        pool_release(pool->threads);
    }
}
