/* What the program uses of <threads.h>, in threads of Windows. */
#include "win32_threads.h"

#ifdef _WIN32

#include <assert.h>
#include <stdlib.h>

#include "win32.h"

static_assert(sizeof(SRWLOCK) == sizeof(void *), "a mtx_t is a SRWLOCK");
static_assert(sizeof(CONDITION_VARIABLE) == sizeof(void *), "a cnd_t is a CONDITION_VARIABLE");

typedef struct thrd_begin {
    thrd_start_t *start;
    void *context;
} thrd_begin;

static DWORD WINAPI run(void *context)
{
    thrd_begin begin = *(thrd_begin *)context;
    free(context);
    return (DWORD)begin.start(begin.context);
}

int thrd_create(thrd_t *thread, thrd_start_t *start, void *context)
{
    thrd_begin *begin = malloc(sizeof *begin);
    if (begin == NULL)
        return thrd_error;
    *begin = (thrd_begin){start, context};
    *thread = CreateThread(NULL, 0, run, begin, 0, NULL);
    if (*thread != NULL)
        return thrd_success;
    free(begin);
    return thrd_error;
}

int thrd_join(thrd_t thread, int *result)
{
    DWORD returned = 0;
    WaitForSingleObject(thread, INFINITE);
    GetExitCodeThread(thread, &returned);
    CloseHandle(thread);
    if (result != NULL)
        *result = (int)returned;
    return thrd_success;
}

void thrd_yield(void)
{
    SwitchToThread();
}

int mtx_init(mtx_t *mutex, int kind)
{
    (void)kind;
    InitializeSRWLock((PSRWLOCK)&mutex->lock);
    return thrd_success;
}

void mtx_destroy(mtx_t *mutex)
{
    (void)mutex;
}

int mtx_lock(mtx_t *mutex)
{
    AcquireSRWLockExclusive((PSRWLOCK)&mutex->lock);
    return thrd_success;
}

int mtx_unlock(mtx_t *mutex)
{
    ReleaseSRWLockExclusive((PSRWLOCK)&mutex->lock);
    return thrd_success;
}

int cnd_init(cnd_t *condition)
{
    InitializeConditionVariable((PCONDITION_VARIABLE)&condition->waiters);
    return thrd_success;
}

void cnd_destroy(cnd_t *condition)
{
    (void)condition;
}

int cnd_wait(cnd_t *condition, mtx_t *mutex)
{
    BOOL is_woken = SleepConditionVariableSRW((PCONDITION_VARIABLE)&condition->waiters,
                                              (PSRWLOCK)&mutex->lock, INFINITE, 0);
    return is_woken ? thrd_success : thrd_error;
}

int cnd_signal(cnd_t *condition)
{
    WakeConditionVariable((PCONDITION_VARIABLE)&condition->waiters);
    return thrd_success;
}

int cnd_broadcast(cnd_t *condition)
{
    WakeAllConditionVariable((PCONDITION_VARIABLE)&condition->waiters);
    return thrd_success;
}

#endif
