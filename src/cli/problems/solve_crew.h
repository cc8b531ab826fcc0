/* Threads that do the parts of one work together, again and again. */
#ifndef AN_CLI_SOLVE_CREW_H
#define AN_CLI_SOLVE_CREW_H

#include "algnot/solve.h"

typedef struct solve_crew solve_crew;

/* Makes a crew of up to `threads`, the caller's among them. Returns NULL if memory runs out. */
solve_crew *solve_crew_open(size_t threads);
void solve_crew_close(solve_crew *crew);

/* Does work(job, i) for each i below `count`, and returns when all of it is done: an
 * an_solve_runner, whose context is the crew. */
void solve_crew_run(void *context, an_solve_work *work, void *job, size_t count);

#endif
