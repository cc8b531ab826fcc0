/* Threads that share out the parts of a search; the search may come back with other parts. */
#ifndef AN_CLI_SOLVE_POOL_H
#define AN_CLI_SOLVE_POOL_H

#include "algnot/solve.h"

typedef struct solve_pool solve_pool;

/* Makes a pool of up to `threads` threads, the caller's among them; they start when there is work.
 * Returns NULL if memory runs out. */
solve_pool *solve_pool_open(size_t threads);
void solve_pool_close(solve_pool *pool);

/* Calls work(job, i) for each i below `count`, each on one of the threads, and returns when all
 * calls have. It is an an_solve_runner, whose context is the pool. */
void solve_pool_run(void *context, an_solve_work *work, void *job, size_t count);

#endif
