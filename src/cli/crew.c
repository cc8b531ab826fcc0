/* Threads that share out tasks; what they make of them is taken in order.
 *
 *        taken        begun        filled
 *     ─────┬────────────┬────────────┬─────    each counts from the first task on; the slot of a
 *          │ at work or │ waiting    │ free     task is its count modulo the number of slots
 *          │ done       │            │
 *
 * The lock guards the counts and is_done. A slot belongs to the caller's thread, but to a worker
 * from the beginning of its task until that is done. */
#include "crew.h"

#include <stdlib.h>
#include <threads.h>

/* A thread beside the caller's. */
typedef struct helper {
    cli_crew *crew;
    size_t worker;
    thrd_t thread;
} helper;

struct cli_crew {
    crew_work *work;
    void *context;
    size_t slots;
    bool *is_done; /* by slot */
    size_t taken, begun, filled;
    size_t waiting; /* tasks that nobody has begun */
    size_t idle;    /* helpers that wait for one */
    helper *helpers;
    size_t helper_count, helpers_most;
    bool ends;
    mtx_t lock;
    cnd_t has_work, has_progress;
};

static bool open_lock(cli_crew *crew)
{
    if (mtx_init(&crew->lock, mtx_plain) != thrd_success)
        return false;
    if (cnd_init(&crew->has_work) == thrd_success) {
        if (cnd_init(&crew->has_progress) == thrd_success)
            return true;
        cnd_destroy(&crew->has_work);
    }
    mtx_destroy(&crew->lock);
    return false;
}

cli_crew *crew_open(size_t workers, size_t slots, crew_work *work, void *context)
{
    cli_crew *crew = calloc(1, sizeof *crew);
    if (crew == NULL)
        return NULL;
    *crew = (cli_crew){.work = work,
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

/* The next task; false if none is waiting. */
static bool begin_task(cli_crew *crew, size_t *slot)
{
    if (crew->waiting == 0)
        return false;
    while (crew->is_done[crew->begun % crew->slots])
        crew->begun++;
    *slot = crew->begun++ % crew->slots;
    crew->waiting--;
    return true;
}

static void do_task(cli_crew *crew, size_t worker, size_t slot)
{
    mtx_unlock(&crew->lock);
    crew->work(crew->context, worker, slot);
    mtx_lock(&crew->lock);
    crew->is_done[slot] = true;
    cnd_signal(&crew->has_progress);
}

/* ---- the helpers ---- */

static int help(void *context)
{
    const helper *self = context;
    cli_crew *crew = self->crew;
    size_t slot;
    mtx_lock(&crew->lock);
    while (!crew->ends) {
        if (begin_task(crew, &slot)) {
            do_task(crew, self->worker, slot);
            continue;
        }
        crew->idle++;
        cnd_wait(&crew->has_work, &crew->lock);
        crew->idle--;
    }
    mtx_unlock(&crew->lock);
    return 0;
}

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

/* ---- the caller ---- */

void crew_close(cli_crew *crew)
{
    if (crew == NULL)
        return;
    mtx_lock(&crew->lock);
    crew->ends = true;
    cnd_broadcast(&crew->has_work);
    mtx_unlock(&crew->lock);
    for (size_t i = 0; i < crew->helper_count; i++)
        thrd_join(crew->helpers[i].thread, NULL);
    cnd_destroy(&crew->has_progress);
    cnd_destroy(&crew->has_work);
    mtx_destroy(&crew->lock);
    free(crew->helpers);
    free(crew->is_done);
    free(crew);
}

bool crew_has_room(const cli_crew *crew, size_t *slot)
{
    *slot = crew->filled % crew->slots;
    return crew->filled - crew->taken < crew->slots;
}

void crew_add(cli_crew *crew, bool is_task)
{
    mtx_lock(&crew->lock);
    crew->is_done[crew->filled++ % crew->slots] = !is_task;
    crew->waiting += is_task;
    /* the caller's thread will do one itself, before it waits for anything else */
    bool is_more = crew->waiting > 1;
    bool is_short = crew->waiting > crew->idle + 1 && crew->helper_count < crew->helpers_most;
    if (is_more)
        cnd_signal(&crew->has_work);
    mtx_unlock(&crew->lock);
    if (is_short)
        start_helper(crew);
}

bool crew_is_idle(const cli_crew *crew)
{
    return crew->taken == crew->filled;
}

bool crew_is_done(cli_crew *crew, size_t *slot)
{
    *slot = crew->taken % crew->slots;
    mtx_lock(&crew->lock);
    bool is_done = !crew_is_idle(crew) && crew->is_done[*slot];
    mtx_unlock(&crew->lock);
    return is_done;
}

void crew_take(cli_crew *crew)
{
    mtx_lock(&crew->lock);
    crew->taken++;
    if (crew->begun < crew->taken)
        crew->begun = crew->taken;
    mtx_unlock(&crew->lock);
}

void crew_help(cli_crew *crew)
{
    size_t slot;
    mtx_lock(&crew->lock);
    if (begin_task(crew, &slot))
        do_task(crew, 0, slot);
    else
        while (!crew->is_done[crew->taken % crew->slots])
            cnd_wait(&crew->has_progress, &crew->lock);
    mtx_unlock(&crew->lock);
}
