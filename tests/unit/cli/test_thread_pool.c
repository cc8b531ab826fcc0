/* The thread pool: every task is done once, by one worker at a time, and taken in order. */
#include "check.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "c11_threads.h"
#include "thread_pool.h"

enum { WORKERS_MOST = 8, SLOTS_MOST = 24, TASKS = 500 };

typedef struct fixture {
    unsigned tasks, found;                        /* how many there are; of them, found */
    unsigned given[SLOTS_MOST], done[SLOTS_MOST]; /* done: what was given and 1 */
    unsigned times[SLOTS_MOST];
    atomic_bool is_sought, is_busy[WORKERS_MOST];
    atomic_uint taken, at_work; /* at_work: tasks that were begun */
} fixture;

/* Each third thing only waits its turn, and sometimes more than there are slots. */
static bool is_task(unsigned number)
{
    return number % 3 != 2 && number % 100 < 60;
}

/* Now and then the caller has to wait for what comes next, until all before it was taken. */
static bool comes_late(const fixture *y)
{
    return y->found % 50 == 7 && atomic_load(&y->taken) < y->found;
}

static void begin(atomic_bool *is_begun)
{
    if (atomic_exchange(is_begun, true))
        abort();
    for (int i = 0; i < 4; i++)
        thrd_yield();
}

static pool_found seek(void *context, size_t worker, size_t slot, bool may_wait)
{
    fixture *y = context;
    pool_found found = POOL_WOULD_BLOCK;
    begin(&y->is_sought);
    if (may_wait && (worker != 0 || atomic_load(&y->taken) < y->found))
        abort();
    if (y->found == y->tasks) {
        found = POOL_NO_MORE;
    } else if (may_wait || !comes_late(y)) {
        y->given[slot] = y->found;
        y->done[slot] = y->times[slot] = 0;
        bool is_last = ++y->found == y->tasks || y->found % 11 == 0;
        found = !is_task(y->given[slot]) ? POOL_MARKER : is_last ? POOL_LAST_TASK : POOL_TASK;
    }
    atomic_store(&y->is_sought, false);
    return found;
}

static void work(void *context, size_t worker, size_t slot)
{
    fixture *y = context;
    begin(&y->is_busy[worker]);
    y->done[slot] = y->given[slot] + 1;
    y->times[slot]++;
    atomic_store(&y->is_busy[worker], false);
}

static void take(thread_pool *pool, fixture *y, size_t slot, unsigned number)
{
    assert_int_equal(y->given[slot], number);
    assert_int_equal(y->times[slot], is_task(number));
    assert_int_equal(y->done[slot], is_task(number) ? number + 1 : 0);
    atomic_fetch_add(&y->taken, 1);
    pool_release(pool);
}

static void all_in_order(size_t workers, size_t slots, unsigned tasks)
{
    fixture y = {.tasks = tasks};
    thread_pool *pool = pool_open(workers, slots, seek, work, &y);
    unsigned taken = 0;
    size_t slot;
    assert_non_null(pool);
    while (pool_next(pool, &slot))
        take(pool, &y, slot, taken++);
    assert_int_equal(taken, tasks);
    assert_false(pool_next(pool, &slot));
    pool_close(pool);
}

static void every_task_once_and_in_order(void **state)
{
    static const size_t workers[] = {1, 2, 3, WORKERS_MOST}, slots[] = {1, 2, 7, SLOTS_MOST};
    (void)state;
    for (size_t i = 0; i < 4; i++)
        for (size_t j = 0; j < 4; j++) {
            all_in_order(workers[i], slots[j], TASKS);
            for (unsigned tasks = 0; tasks < 10; tasks++)
                all_in_order(workers[i], slots[j], tasks);
        }
}

/* Waits, however long it takes, until another worker is at work, too. */
static void meet(void *context, size_t worker, size_t slot)
{
    fixture *y = context;
    (void)worker;
    atomic_fetch_add(&y->at_work, 1);
    while (atomic_load(&y->at_work) < 2)
        thrd_yield();
    y->times[slot] = atomic_load(&y->at_work);
}

static void two_are_at_work_at_once(void **state)
{
    fixture y = {.tasks = 2};
    thread_pool *pool = pool_open(2, 2, seek, meet, &y);
    size_t slot;
    (void)state;
    assert_true(pool_next(pool, &slot));
    assert_int_equal(y.times[slot], 2);
    pool_close(pool);
}

/* Behind the last task nobody is called who would find none. */
static void one_task_needs_no_helper(void **state)
{
    fixture y = {.tasks = 1};
    thread_pool *pool = pool_open(2, 2, seek, work, &y);
    size_t slot;
    (void)state;
    assert_true(pool_next(pool, &slot));
    take(pool, &y, slot, 0);
    assert_false(pool_next(pool, &slot));
    assert_int_equal(pool_helpers(pool), 0);
    pool_close(pool);
}

static void what_is_not_found_is_left(void **state)
{
    (void)state;
    for (unsigned turn = 0; turn < 50; turn++) {
        fixture y = {.tasks = TASKS};
        thread_pool *pool = pool_open(3, SLOTS_MOST, seek, work, &y);
        size_t slot;
        for (unsigned taken = 0; taken < turn % SLOTS_MOST; taken++) {
            assert_true(pool_next(pool, &slot));
            take(pool, &y, slot, taken);
        }
        pool_close(pool);
        assert_true(y.found < TASKS);
        for (slot = 0; slot < SLOTS_MOST; slot++)
            assert_true(y.times[slot] <= 1);
    }
    pool_close(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_task_once_and_in_order),
        cmocka_unit_test(two_are_at_work_at_once),
        cmocka_unit_test(one_task_needs_no_helper),
        cmocka_unit_test(what_is_not_found_is_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
