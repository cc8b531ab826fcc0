/* Threads that share out tasks; what they make of them is taken in order. */
#ifndef AN_CLI_CREW_H
#define AN_CLI_CREW_H

#include <stdbool.h>
#include <stddef.h>

typedef struct cli_crew cli_crew;

/* Does the task in a slot; each worker does one at a time. */
typedef void crew_work(void *context, size_t worker, size_t slot);

/*
 * A ring of so many slots, and workers of whom the caller's thread is number 0. The others start
 * when there is more to do than he can, and there are fewer if the system has no more threads.
 * NULL when there is no memory.
 */
cli_crew *crew_open(size_t workers, size_t slots, crew_work *work, void *context);

/* Tasks that nobody has begun are forgotten. */
void crew_close(cli_crew *crew);

/* The caller's thread alone calls these. */

/* Whether there is a slot that is free, and which it is. */
bool crew_has_room(const cli_crew *crew, size_t *slot);

/* It was filled with a task, or with something that only has to wait its turn. */
void crew_add(cli_crew *crew, bool is_task);

bool crew_is_idle(const cli_crew *crew);

/* The slot that was filled first and not taken yet, if its task is done. */
bool crew_is_done(cli_crew *crew, size_t *slot);

/* That slot is free again. */
void crew_take(cli_crew *crew);

/* Does a task that is waiting, or, when others have begun them all, waits for the first. */
void crew_help(cli_crew *crew);

#endif
