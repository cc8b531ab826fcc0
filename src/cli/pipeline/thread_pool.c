/* A thread pool whose results are taken in the order in which their tasks were found.
 *
 *        taken                    found
 *     ─────┬────────────────────────┬─────    Both count tasks from the first one on. The slot of
 *          │ at work or done        │ free    a task is its number modulo the number of slots.
 *
 * The lock guards all that changes but the contents of slots. A slot belongs to a worker from the
 * moment when it looks for the slot's task until the task is done, else to the caller's thread. */
#include "thread_pool.h"

#include <stdlib.h>

#include "c11_threads.h"

/* A thread beside the caller's. */
typedef struct helper {
    thread_pool *pool;
    size_t worker;
    thrd_t thread;
} helper;

typedef struct helper_list {
    helper *at;
    size_t count, most;
    size_t asleep; /* helpers that wait for their turn to look for a task */
} helper_list;

typedef struct task_ring {
    size_t slots;
    bool *is_done; /* by slot */
    size_t taken, found;
} task_ring;

/* The worker that is looking for a task, if there is one. */
typedef struct task_search {
    bool is_on;
    bool may_wait;
    bool is_over; /* there will be no more tasks */
} task_search;

struct thread_pool {
    pool_seek *seek;
    pool_work *work;
    void *context;
    task_ring ring;
    task_search search;
    helper_list helpers;
    bool ends;
    mtx_t lock;
    cnd_t has_turn;     /* a helper may look for a task */
    cnd_t has_progress; /* a task was found or done */
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
    *pool = (thread_pool){
        .seek = seek,
        .work = work,
        .context = context,
        .ring = {.slots = slots, .is_done = calloc(slots, sizeof *pool->ring.is_done)},
        .helpers = {.at = calloc(workers, sizeof *pool->helpers.at), .most = workers - 1}};
    if (pool->ring.is_done == NULL || pool->helpers.at == NULL || !open_lock(pool)) {
        free(pool->ring.is_done);
        free(pool->helpers.at);
        free(pool);
        return NULL;
    }
    return pool;
}

/* ---- these are called with the lock held ---- */

static bool is_all_taken(const thread_pool *pool)
{
    return pool->ring.taken == pool->ring.found;
}

static bool may_seek(const thread_pool *pool)
{
    return !pool->search.is_on && !pool->search.is_over && !pool->ends &&
           pool->ring.found - pool->ring.taken < pool->ring.slots;
}

/* Waits a little for the worker that is looking for a task: it will mostly have found one before
 * a sleeping thread could wake. Returns whether this worker may look for one now. */
static bool may_seek_soon(thread_pool *pool)
{
    enum { PATIENCE = 64 };
    for (int i = 0; i < PATIENCE && pool->search.is_on && !pool->search.may_wait; i++) {
        mtx_unlock(&pool->lock);
        thrd_yield();
        mtx_lock(&pool->lock);
    }
    return may_seek(pool);
}

static pool_found find_task(thread_pool *pool, size_t worker, size_t *slot)
{
    bool may_wait = worker == 0 && is_all_taken(pool);
    *slot = pool->ring.found % pool->ring.slots;
    pool->search.is_on = true;
    pool->search.may_wait = may_wait;
    mtx_unlock(&pool->lock);
    pool_found found = pool->seek(pool->context, worker, *slot, may_wait);
    mtx_lock(&pool->lock);
    pool->search.is_on = false;
    pool->search.is_over = found == POOL_NO_MORE;
    if (found != POOL_WOULD_BLOCK && found != POOL_NO_MORE) {
        pool->ring.is_done[*slot] = found == POOL_MARKER;
        pool->ring.found++;
    }
    cnd_signal(&pool->has_progress);
    return found;
}

static void do_task(thread_pool *pool, size_t worker, size_t slot)
{
    mtx_unlock(&pool->lock);
    pool->work(pool->context, worker, slot);
    mtx_lock(&pool->lock);
    pool->ring.is_done[slot] = true;
    cnd_signal(&pool->has_progress);
}

static int help(void *context);

/* If the system has no more threads, it is not asked again. */
static void start_helper(thread_pool *pool)
{
    helper *next = &pool->helpers.at[pool->helpers.count];
    *next = (helper){.pool = pool, .worker = pool->helpers.count + 1};
    if (thrd_create(&next->thread, help, next) == thrd_success)
        pool->helpers.count++;
    else
        pool->helpers.most = pool->helpers.count;
}

/* Lets another worker look for the next task. */
static void call_helper(thread_pool *pool)
{
    if (pool->helpers.asleep > 0)
        cnd_signal(&pool->has_turn);
    else if (pool->helpers.count < pool->helpers.most)
        start_helper(pool);
}

/* Looks for a task and does it. Returns what was found. */
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

/* ---- helpers: the threads beside the caller's ---- */

static int help(void *context)
{
    const helper *self = context;
    thread_pool *pool = self->pool;
    mtx_lock(&pool->lock);
    while (!pool->ends) {
        bool finds = may_seek_soon(pool) && go_on(pool, self->worker) != POOL_WOULD_BLOCK;
        if (finds || pool->ends)
            continue;
        pool->helpers.asleep++;
        cnd_wait(&pool->has_turn, &pool->lock);
        pool->helpers.asleep--;
    }
    mtx_unlock(&pool->lock);
    return 0;
}

/* ---- the caller's thread ---- */

size_t pool_helpers(const thread_pool *pool)
{
    return pool->helpers.count;
}

void pool_close(thread_pool *pool)
{
    if (pool == NULL)
        return;
    mtx_lock(&pool->lock);
    pool->ends = true;
    cnd_broadcast(&pool->has_turn);
    mtx_unlock(&pool->lock);
    for (size_t i = 0; i < pool->helpers.count; i++)
        thrd_join(pool->helpers.at[i].thread, NULL);
    cnd_destroy(&pool->has_progress);
    cnd_destroy(&pool->has_turn);
    mtx_destroy(&pool->lock);
    free(pool->helpers.at);
    free(pool->ring.is_done);
    free(pool);
}

static bool is_first_done(const thread_pool *pool)
{
    return !is_all_taken(pool) && pool->ring.is_done[pool->ring.taken % pool->ring.slots];
}

bool pool_next(thread_pool *pool, size_t *slot)
{
    mtx_lock(&pool->lock);
    bool is_over = false;
    while (!is_over && !is_first_done(pool)) {
        bool finds = may_seek_soon(pool) && go_on(pool, 0) != POOL_WOULD_BLOCK;
        is_over = pool->search.is_over && is_all_taken(pool);
        if (!finds && !is_over && !is_first_done(pool))
            cnd_wait(&pool->has_progress, &pool->lock);
    }
    *slot = pool->ring.taken % pool->ring.slots;
    mtx_unlock(&pool->lock);
    return !is_over;
}

void pool_release(thread_pool *pool)
{
    mtx_lock(&pool->lock);
    pool->ring.taken++;
    if (pool->helpers.asleep > 0)
        cnd_signal(&pool->has_turn);
    mtx_unlock(&pool->lock);
}
