/* What the program uses of <threads.h> for a system without threads: none can be started, so that
 * the first one does all the work and finds every lock free. */
#ifndef AN_CLI_NO_THREADS_H
#define AN_CLI_NO_THREADS_H

#define AN_THREADS "none"

typedef int thrd_t, mtx_t, cnd_t;
typedef int thrd_start_t(void *);

enum { thrd_success, thrd_nomem };
enum { mtx_plain };

static inline int thrd_create(thrd_t *thread, thrd_start_t *start, void *context)
{
    (void)thread, (void)start, (void)context;
    return thrd_nomem;
}

static inline int thrd_join(thrd_t thread, int *result)
{
    (void)thread, (void)result;
    return thrd_success;
}

static inline void thrd_yield(void) {}

static inline int mtx_init(mtx_t *lock, int kind)
{
    *lock = kind;
    return thrd_success;
}

static inline void mtx_destroy(mtx_t *lock)
{
    (void)lock;
}

static inline int mtx_lock(mtx_t *lock)
{
    (void)lock;
    return thrd_success;
}

static inline int mtx_unlock(mtx_t *lock)
{
    (void)lock;
    return thrd_success;
}

static inline int cnd_init(cnd_t *condition)
{
    *condition = 0;
    return thrd_success;
}

static inline void cnd_destroy(cnd_t *condition)
{
    (void)condition;
}

static inline int cnd_wait(cnd_t *condition, mtx_t *lock)
{
    (void)condition, (void)lock;
    return thrd_success;
}

static inline int cnd_signal(cnd_t *condition)
{
    (void)condition;
    return thrd_success;
}

static inline int cnd_broadcast(cnd_t *condition)
{
    (void)condition;
    return thrd_success;
}

#endif
