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
    cli_crew *crew;
    size_t worker;
    thrd_t thread;
} helper;

struct cli_crew {
    crew_seek *seek;
    crew_work *work;
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

static bool open_lock(cli_crew *crew)
{
    if (mtx_init(&crew->lock, mtx_plain) != thrd_success)
        return false;
    if (cnd_init(&crew->has_turn) == thrd_success) {
        if (cnd_init(&crew->has_progress) == thrd_success)
            return true;
        cnd_destroy(&crew->has_turn);
    }
    mtx_destroy(&crew->lock);
    return false;
}

cli_crew *crew_open(size_t workers, size_t slots, crew_seek *seek, crew_work *work, void *context)
{
    cli_crew *crew = calloc(1, sizeof *crew);
    if (crew == NULL)
        return NULL;
    *crew = (cli_crew){.seek = seek,
                       .work = work,
                       .context = context,
                       .slots = slots,
                       .is_done = calloc(slots, sizeof *crew->is_done),
                       .helpers = calloc(workers, sizeof *crew->helpers)};
    if (crew->is_done == NULL || crew->helpers == NULL || !open_lock(crew)) {
        free(crew->is_done);
        free(crew->helpers);
        free(crew);
        return NULL;
    }
    crew->helpers_most = workers - 1;
    return crew;
}

/* ---- with the lock ---- */

static bool is_all_taken(const cli_crew *crew)
{
    return crew->taken == crew->found;
}

static bool may_seek(const cli_crew *crew)
{
    return !crew->is_sought && !crew->is_over && !crew->ends &&
           crew->found - crew->taken < crew->slots;
}

/* Whoever is looking for a task now will mostly have found it before a sleeper could wake. */
static bool may_seek_soon(cli_crew *crew)
{
    enum { PATIENCE = 64 };
    for (int i = 0; i < PATIENCE && crew->is_sought && !crew->waits; i++) {
        mtx_unlock(&crew->lock);
        thrd_yield();
        mtx_lock(&crew->lock);
    }
    return may_seek(crew);
}

static crew_found find_task(cli_crew *crew, size_t worker, size_t *slot)
{
    bool may_wait = worker == 0 && is_all_taken(crew);
    *slot = crew->found % crew->slots;
    crew->is_sought = true;
    crew->waits = may_wait;
    mtx_unlock(&crew->lock);
    crew_found found = crew->seek(crew->context, worker, *slot, may_wait);
    mtx_lock(&crew->lock);
    crew->is_sought = false;
    crew->is_over = found == CREW_NOTHING;
    if (found != CREW_LATER && found != CREW_NOTHING) {
        crew->is_done[*slot] = found == CREW_NOTE;
        crew->found++;
    }
    cnd_signal(&crew->has_progress);
    return found;
}

static void do_task(cli_crew *crew, size_t worker, size_t slot)
{
    mtx_unlock(&crew->lock);
    crew->work(crew->context, worker, slot);
    mtx_lock(&crew->lock);
    crew->is_done[slot] = true;
    cnd_signal(&crew->has_progress);
}

static int help(void *context);

/* Where the system has no more threads it is not asked again. */
static void start_helper(cli_crew *crew)
{
    helper *next = &crew->helpers[crew->helper_count];
    *next = (helper){.crew = crew, .worker = crew->helper_count + 1};
    if (thrd_create(&next->thread, help, next) == thrd_success)
        crew->helper_count++;
    else
        crew->helpers_most = crew->helper_count;
}

/* Another one is to look for the next task. */
static void call_helper(cli_crew *crew)
{
    if (crew->asleep > 0)
        cnd_signal(&crew->has_turn);
    else if (crew->helper_count < crew->helpers_most)
        start_helper(crew);
}

/* Looks for a task and does it. */
static crew_found go_on(cli_crew *crew, size_t worker)
{
    size_t slot;
    crew_found found = find_task(crew, worker, &slot);
    if (found == CREW_TASK && !crew->ends)
        call_helper(crew);
    if (found == CREW_TASK || found == CREW_LAST_TASK)
        do_task(crew, worker, slot);
    return found;
}

/* ---- the helpers ---- */

static int help(void *context)
{
    const helper *self = context;
    cli_crew *crew = self->crew;
    mtx_lock(&crew->lock);
    while (!crew->ends) {
        bool finds = may_seek_soon(crew) && go_on(crew, self->worker) != CREW_LATER;
        if (finds || crew->ends)
            continue;
        crew->asleep++;
        cnd_wait(&crew->has_turn, &crew->lock);
        crew->asleep--;
    }
    mtx_unlock(&crew->lock);
    return 0;
}

/* ---- the caller ---- */

size_t crew_helpers(const cli_crew *crew)
{
    return crew->helper_count;
}

void crew_close(cli_crew *crew)
{
    if (crew == NULL)
        return;
    mtx_lock(&crew->lock);
    crew->ends = true;
    cnd_broadcast(&crew->has_turn);
    mtx_unlock(&crew->lock);
    for (size_t i = 0; i < crew->helper_count; i++)
        thrd_join(crew->helpers[i].thread, NULL);
    cnd_destroy(&crew->has_progress);
    cnd_destroy(&crew->has_turn);
    mtx_destroy(&crew->lock);
    free(crew->helpers);
    free(crew->is_done);
    free(crew);
}

static bool is_first_done(const cli_crew *crew)
{
    return !is_all_taken(crew) && crew->is_done[crew->taken % crew->slots];
}

bool crew_next(cli_crew *crew, size_t *slot)
{
    mtx_lock(&crew->lock);
    bool is_over = false;
    while (!is_over && !is_first_done(crew)) {
        bool finds = may_seek_soon(crew) && go_on(crew, 0) != CREW_LATER;
        is_over = crew->is_over && is_all_taken(crew);
        if (!finds && !is_over && !is_first_done(crew))
            cnd_wait(&crew->has_progress, &crew->lock);
    }
    *slot = crew->taken % crew->slots;
    mtx_unlock(&crew->lock);
    return !is_over;
}

void crew_take(cli_crew *crew)
{
    mtx_lock(&crew->lock);
    crew->taken++;
    if (crew->asleep > 0)
        cnd_signal(&crew->has_turn);
    mtx_unlock(&crew->lock);
}
