/* A thread pool whose results are taken in the order in which their tasks were found. */
#ifndef AN_CLI_THREAD_POOL_H
#define AN_CLI_THREAD_POOL_H

#include <stdbool.h>
#include <stddef.h>

typedef struct thread_pool thread_pool;

/* What a worker finds when it looks for a task. */
typedef enum pool_found {
    POOL_TASK,
    POOL_LAST_TASK,   /* probably the last task: do not wake another worker */
    POOL_MARKER,      /* nothing to do, but the slot is taken in its turn */
    POOL_WOULD_BLOCK, /* the next task has to be waited for, and this worker may not wait */
    POOL_NO_MORE      /* there will never be another task */
} pool_found;

/* Looks for the next task, and fills a slot with what is known of it. Only one worker at a time is
 * in this function. */
typedef pool_found pool_seek(void *context, size_t worker, size_t slot, bool may_wait);

/* Does the task that this worker found for a slot. */
typedef void pool_work(void *context, size_t worker, size_t slot);

/* Runs tasks on up to `workers` threads; the calling thread is worker 0. Results are taken in the
 * order in which tasks were found, through a ring of `slots`. Only worker 0 may wait in `seek`, and
 * only when all tasks found so far are done and taken. The other threads start when there is more
 * to do than worker 0 can; there are fewer if the system has no more. Returns NULL if memory runs
 * out. */
thread_pool *pool_open(size_t workers, size_t slots, pool_seek *seek, pool_work *work,
                       void *context);

/* Ends all threads. Tasks that were not found yet are left. */
void pool_close(thread_pool *pool);

/* Returns how many threads were started beside the caller's. */
size_t pool_helpers(const thread_pool *pool);

/* Only the thread that opened the pool may call these two. */

/* Waits until the oldest task that was not taken yet is done, and works meanwhile. *slot is its
 * slot. Returns false when everything was taken and there is no more. */
bool pool_next(thread_pool *pool, size_t *slot);

/* Frees the slot that pool_next gave. */
void pool_release(thread_pool *pool);

#endif
