/* What the program uses of <threads.h>, in POSIX threads: for systems whose C library lacks it, as
 * macOS does, and for ThreadSanitizer, which knows these alone. */
#ifndef AN_CLI_POSIX_THREADS_H
#define AN_CLI_POSIX_THREADS_H

#include <pthread.h>
#include <sched.h>
#include <stdlib.h>

#define AN_THREADS "POSIX"

typedef pthread_t thrd_t;
typedef pthread_mutex_t mtx_t;
typedef pthread_cond_t cnd_t;
typedef int thrd_start_t(void *);

enum { thrd_success, thrd_error };
enum { mtx_plain };

typedef struct thrd_begin {
    thrd_start_t *start;
    void *context;
} thrd_begin;

static inline void *thrd_run(void *context)
{
    thrd_begin begin = *(thrd_begin *)context;
    free(context);
    begin.start(begin.context);
    return NULL;
}

static inline int thrd_create(thrd_t *thread, thrd_start_t *start, void *context)
{
    thrd_begin *begin = malloc(sizeof *begin);
    if (begin == NULL)
        return thrd_error;
    *begin = (thrd_begin){start, context};
    if (pthread_create(thread, NULL, thrd_run, begin) == 0)
        return thrd_success;
    free(begin);
    return thrd_error;
}

static inline int thrd_join(thrd_t thread, int *result)
{
    (void)result; /* which is asked for nowhere */
    return pthread_join(thread, NULL) == 0 ? thrd_success : thrd_error;
}

static inline void thrd_yield(void)
{
    sched_yield();
}

static inline int mtx_init(mtx_t *lock, int kind)
{
    (void)kind;
    return pthread_mutex_init(lock, NULL) == 0 ? thrd_success : thrd_error;
}

static inline void mtx_destroy(mtx_t *lock)
{
    pthread_mutex_destroy(lock);
}

static inline int mtx_lock(mtx_t *lock)
{
    return pthread_mutex_lock(lock) == 0 ? thrd_success : thrd_error;
}

static inline int mtx_unlock(mtx_t *lock)
{
    return pthread_mutex_unlock(lock) == 0 ? thrd_success : thrd_error;
}

static inline int cnd_init(cnd_t *condition)
{
    return pthread_cond_init(condition, NULL) == 0 ? thrd_success : thrd_error;
}

static inline void cnd_destroy(cnd_t *condition)
{
    pthread_cond_destroy(condition);
}

static inline int cnd_wait(cnd_t *condition, mtx_t *lock)
{
    return pthread_cond_wait(condition, lock) == 0 ? thrd_success : thrd_error;
}

static inline int cnd_signal(cnd_t *condition)
{
    return pthread_cond_signal(condition) == 0 ? thrd_success : thrd_error;
}

static inline int cnd_broadcast(cnd_t *condition)
{
    return pthread_cond_broadcast(condition) == 0 ? thrd_success : thrd_error;
}

#endif
