/* Threads that share out tasks; what they make of them is taken in order. */
#ifndef AN_CLI_THREAD_POOL_H
#define AN_CLI_THREAD_POOL_H

#include <stdbool.h>
#include <stddef.h>

typedef struct cli_crew cli_crew;

/* What a worker finds who looks for something to do. */
typedef enum crew_found {
    CREW_TASK,
    CREW_LAST_TASK, /* behind it there is hardly another one, for which nobody need be called */
    CREW_NOTE,      /* there is nothing to do, but it is taken in its turn */
    CREW_LATER,     /* he would have to wait for it, and may not */
    CREW_NOTHING    /* and never again */
} crew_found;

/* Looks for the next task, and fills a slot with what is known of it. One worker at a time does. */
typedef crew_found crew_seek(void *context, size_t worker, size_t slot, bool may_wait);

/* Does the task that the worker found for a slot. */
typedef void crew_work(void *context, size_t worker, size_t slot);

/*
 * A ring of so many slots, and workers of whom the caller's thread is number 0. It alone may wait
 * while it looks for a task, when all others are done and taken. The others start when there is
 * more to do than it can, and there are fewer if the system has no more threads.
 * NULL when there is no memory.
 */
cli_crew *crew_open(size_t workers, size_t slots, crew_seek *seek, crew_work *work, void *context);

/* Tasks that nobody has found are left. */
void crew_close(cli_crew *crew);

/* Returns how many threads were started beside the caller's. */
size_t crew_helpers(const cli_crew *crew);

/* The caller's thread alone calls these. */

/* The slot of what was found first and not taken yet, once it is done: others are done meanwhile.
 * False: everything was taken, and there is nothing more. */
bool crew_next(cli_crew *crew, size_t *slot);

/* That slot is free again. */
void crew_take(cli_crew *crew);

#endif
