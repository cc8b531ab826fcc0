/* Threads that share out tasks; what they make of them is taken in order.
 *
 *        taken                    found
 *     ─────┬────────────────────────┬─────    each counts from the first task on; the slot of a
 *          │ at work or done        │ free    task is its count modulo the number of slots
 *
 * The lock guards all but what is never changed. A slot belongs to the caller's thread, but to a
 * worker from when he looks for its task until that is done. */
#include "thread_pool.h"

#include <stdlib.h>
#include <threads.h>

/* A thread beside the caller's. */
typedef struct helper {
    thread_pool *pool;
    size_t worker;
    thrd_t thread;
} helper;

struct thread_pool {
    pool_seek *seek;
    pool_work *work;
    void *context;
    size_t slots;
    bool *is_done; /* by slot */
    size_t taken, found;
    bool is_sought; /* somebody looks for a task */
    bool waits;     /* and may wait for it */
    bool is_over;   /* there is none any more */
    size_t asleep;  /* helpers that wait until they may look for one */
    helper *helpers;
    size_t helper_count, helpers_most;
    bool ends;
    mtx_t lock;
    cnd_t has_turn, has_progress;
};

static bool open_lock(thread_pool *pool)
{
    if (mtx_init(&pool->lock, mtx_plain) != thrd_success)
        return false;
    if (cnd_init(&pool->has_turn) == thrd_success) {
        if (cnd_init(&pool->has_progress) == thrd_success)
            return true;
        cnd_destroy(&pool->has_turn);
    }
    mtx_destroy(&pool->lock);
    return false;
}

thread_pool *pool_open(size_t workers, size_t slots, pool_seek *seek, pool_work *work,
                       void *context)
{
    thread_pool *pool = calloc(1, sizeof *pool);
    if (pool == NULL)
        return NULL;
    *pool = (thread_pool){.seek = seek,
                          .work = work,
                          .context = context,
                          .slots = slots,
                          .is_done = calloc(slots, sizeof *pool->is_done),
                          .helpers = calloc(workers, sizeof *pool->helpers)};
    if (pool->is_done == NULL || pool->helpers == NULL || !open_lock(pool)) {
        free(pool->is_done);
        free(pool->helpers);
        free(pool);
        return NULL;
    }
    pool->helpers_most = workers - 1;
    return pool;
}

/* ---- with the lock ---- */

static bool is_all_taken(const thread_pool *pool)
{
    return pool->taken == pool->found;
}

static bool may_seek(const thread_pool *pool)
{
    return !pool->is_sought && !pool->is_over && !pool->ends &&
           pool->found - pool->taken < pool->slots;
}

/* Whoever is looking for a task now will mostly have found it before a sleeper could wake. */
static bool may_seek_soon(thread_pool *pool)
{
    enum { PATIENCE = 64 };
    for (int i = 0; i < PATIENCE && pool->is_sought && !pool->waits; i++) {
        mtx_unlock(&pool->lock);
        thrd_yield();
        mtx_lock(&pool->lock);
    }
    return may_seek(pool);
}

static pool_found find_task(thread_pool *pool, size_t worker, size_t *slot)
{
    bool may_wait = worker == 0 && is_all_taken(pool);
    *slot = pool->found % pool->slots;
    pool->is_sought = true;
    pool->waits = may_wait;
    mtx_unlock(&pool->lock);
    pool_found found = pool->seek(pool->context, worker, *slot, may_wait);
    mtx_lock(&pool->lock);
    pool->is_sought = false;
    pool->is_over = found == POOL_NO_MORE;
    if (found != POOL_WOULD_BLOCK && found != POOL_NO_MORE) {
        pool->is_done[*slot] = found == POOL_MARKER;
        pool->found++;
    }
    cnd_signal(&pool->has_progress);
    return found;
}

static void do_task(thread_pool *pool, size_t worker, size_t slot)
{
    mtx_unlock(&pool->lock);
    pool->work(pool->context, worker, slot);
    mtx_lock(&pool->lock);
    pool->is_done[slot] = true;
    cnd_signal(&pool->has_progress);
}

static int help(void *context);

/* Where the system has no more threads it is not asked again. */
static void start_helper(thread_pool *pool)
{
    helper *next = &pool->helpers[pool->helper_count];
    *next = (helper){.pool = pool, .worker = pool->helper_count + 1};
    if (thrd_create(&next->thread, help, next) == thrd_success)
        pool->helper_count++;
    else
        pool->helpers_most = pool->helper_count;
}

/* Another one is to look for the next task. */
static void call_helper(thread_pool *pool)
{
    if (pool->asleep > 0)
        cnd_signal(&pool->has_turn);
    else if (pool->helper_count < pool->helpers_most)
        start_helper(pool);
}

/* Looks for a task and does it. */
static pool_found go_on(thread_pool *pool, size_t worker)
{
    size_t slot;
    pool_found found = find_task(pool, worker, &slot);
    if (found == POOL_TASK && !pool->ends)
        call_helper(pool);
    if (found == POOL_TASK || found == POOL_LAST_TASK)
        do_task(pool, worker, slot);
    return found;
}

/* ---- the helpers ---- */

static int help(void *context)
{
    const helper *self = context;
    thread_pool *pool = self->pool;
    mtx_lock(&pool->lock);
    while (!pool->ends) {
        bool finds = may_seek_soon(pool) && go_on(pool, self->worker) != POOL_WOULD_BLOCK;
        if (finds || pool->ends)
            continue;
        pool->asleep++;
        cnd_wait(&pool->has_turn, &pool->lock);
        pool->asleep--;
    }
    mtx_unlock(&pool->lock);
    return 0;
}

/* ---- the caller ---- */

size_t pool_helpers(const thread_pool *pool)
{
    return pool->helper_count;
}

void pool_close(thread_pool *pool)
{
    if (pool == NULL)
        return;
    mtx_lock(&pool->lock);
    pool->ends = true;
    cnd_broadcast(&pool->has_turn);
    mtx_unlock(&pool->lock);
    for (size_t i = 0; i < pool->helper_count; i++)
        thrd_join(pool->helpers[i].thread, NULL);
    cnd_destroy(&pool->has_progress);
    cnd_destroy(&pool->has_turn);
    mtx_destroy(&pool->lock);
    free(pool->helpers);
    free(pool->is_done);
    free(pool);
}

static bool is_first_done(const thread_pool *pool)
{
    return !is_all_taken(pool) && pool->is_done[pool->taken % pool->slots];
}

bool pool_next(thread_pool *pool, size_t *slot)
{
    mtx_lock(&pool->lock);
    bool is_over = false;
    while (!is_over && !is_first_done(pool)) {
        bool finds = may_seek_soon(pool) && go_on(pool, 0) != POOL_WOULD_BLOCK;
        is_over = pool->is_over && is_all_taken(pool);
        if (!finds && !is_over && !is_first_done(pool))
            cnd_wait(&pool->has_progress, &pool->lock);
    }
    *slot = pool->taken % pool->slots;
    mtx_unlock(&pool->lock);
    return !is_over;
}

void pool_release(thread_pool *pool)
{
    mtx_lock(&pool->lock);
    pool->taken++;
    if (pool->asleep > 0)
        cnd_signal(&pool->has_turn);
    mtx_unlock(&pool->lock);
}
