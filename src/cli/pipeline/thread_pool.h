/* Threads that share out tasks; what they make of them is taken in order. */
#ifndef AN_CLI_THREAD_POOL_H
#define AN_CLI_THREAD_POOL_H

#include <stdbool.h>
#include <stddef.h>

typedef struct thread_pool thread_pool;

/* What a worker finds who looks for something to do. */
typedef enum pool_found {
    POOL_TASK,
    POOL_LAST_TASK,   /* behind it there is hardly another one, for which nobody need be called */
    POOL_MARKER,      /* there is nothing to do, but it is taken in its turn */
    POOL_WOULD_BLOCK, /* he would have to wait for it, and may not */
    POOL_NO_MORE      /* and never again */
} pool_found;

/* Looks for the next task, and fills a slot with what is known of it. One worker at a time does. */
typedef pool_found pool_seek(void *context, size_t worker, size_t slot, bool may_wait);

/* Does the task that the worker found for a slot. */
typedef void pool_work(void *context, size_t worker, size_t slot);

/*
 * A ring of so many slots, and workers of whom the caller's thread is number 0. It alone may wait
 * while it looks for a task, when all others are done and taken. The others start when there is
 * more to do than it can, and there are fewer if the system has no more threads.
 * NULL when there is no memory.
 */
thread_pool *pool_open(size_t workers, size_t slots, pool_seek *seek, pool_work *work,
                       void *context);

/* Tasks that nobody has found are left. */
void pool_close(thread_pool *pool);

/* Returns how many threads were started beside the caller's. */
size_t pool_helpers(const thread_pool *pool);

/* The caller's thread alone calls these. */

/* The slot of what was found first and not taken yet, once it is done: others are done meanwhile.
 * False: everything was taken, and there is nothing more. */
bool pool_next(thread_pool *pool, size_t *slot);

/* That slot is free again. */
void pool_release(thread_pool *pool);

#endif
