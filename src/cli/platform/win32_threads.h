/* What the program uses of <threads.h>, in threads of Windows. Its own headers are seen by
 * win32_threads.c alone: they include some by names that are names of ours, too. */
#ifndef AN_CLI_WIN32_THREADS_H
#define AN_CLI_WIN32_THREADS_H

#define AN_THREADS "Windows"

typedef void *thrd_t;
typedef int thrd_start_t(void *);
typedef struct mtx_t {
    void *lock;
} mtx_t;
typedef struct cnd_t {
    void *waiters;
} cnd_t;

enum { thrd_success, thrd_error };
enum { mtx_plain };

int thrd_create(thrd_t *thread, thrd_start_t *start, void *context);
int thrd_join(thrd_t thread, int *result);
void thrd_yield(void);

int mtx_init(mtx_t *mutex, int kind);
void mtx_destroy(mtx_t *mutex);
int mtx_lock(mtx_t *mutex);
int mtx_unlock(mtx_t *mutex);

int cnd_init(cnd_t *condition);
void cnd_destroy(cnd_t *condition);
int cnd_wait(cnd_t *condition, mtx_t *mutex);
int cnd_signal(cnd_t *condition);
int cnd_broadcast(cnd_t *condition);

#endif
