/* The crew: every task is done once, by one worker at a time, and taken in order. The program's
 * room, which no library holds, is compiled in. */
#include "check.h"

#include <stdatomic.h>

#include "../../../src/cli/crew.c"

enum { WORKERS_MOST = 8, SLOTS_MOST = 24, TASKS = 500, PATIENCE = 10000000 };

typedef struct yard {
    unsigned given[SLOTS_MOST], done[SLOTS_MOST]; /* done: what was given and 1 */
    unsigned times[SLOTS_MOST];
    atomic_bool is_busy[WORKERS_MOST];
    atomic_uint at_work; /* tasks that were begun */
} yard;

static void work(void *context, size_t worker, size_t slot)
{
    yard *y = context;
    if (atomic_exchange(&y->is_busy[worker], true))
        abort();
    for (int i = 0; i < 4; i++)
        thrd_yield();
    y->done[slot] = y->given[slot] + 1;
    y->times[slot]++;
    atomic_store(&y->is_busy[worker], false);
}

/* Each third thing only waits its turn, and sometimes more than there are slots. */
static bool is_task(unsigned number)
{
    return number % 3 != 2 && number % 100 < 60;
}

static void give(cli_crew *crew, yard *y, size_t slot, unsigned number)
{
    y->given[slot] = number;
    y->done[slot] = y->times[slot] = 0;
    crew_add(crew, is_task(number));
}

static void take(cli_crew *crew, const yard *y, size_t slot, unsigned number)
{
    assert_int_equal(y->given[slot], number);
    assert_int_equal(y->times[slot], is_task(number));
    assert_int_equal(y->done[slot], is_task(number) ? number + 1 : 0);
    crew_take(crew);
}

static void all_in_order(size_t workers, size_t slots)
{
    yard y = {.given = {0}};
    cli_crew *crew = crew_open(workers, slots, work, &y);
    unsigned given = 0, taken = 0;
    size_t slot;
    assert_non_null(crew);
    while (taken < TASKS) {
        if (crew_is_done(crew, &slot))
            take(crew, &y, slot, taken++);
        else if (given < TASKS && crew_has_room(crew, &slot))
            give(crew, &y, slot, given++);
        else
            crew_help(crew);
    }
    assert_true(crew_is_idle(crew));
    crew_close(crew);
}

static void every_task_once_and_in_order(void **state)
{
    static const size_t workers[] = {1, 2, 3, WORKERS_MOST}, slots[] = {1, 2, 7, SLOTS_MOST};
    (void)state;
    for (size_t i = 0; i < 4; i++)
        for (size_t j = 0; j < 4; j++)
            all_in_order(workers[i], slots[j]);
}

/* Waits for another one that is at work, if there is one. */
static void meet(void *context, size_t worker, size_t slot)
{
    yard *y = context;
    (void)worker, (void)slot;
    atomic_fetch_add(&y->at_work, 1);
    for (long patience = PATIENCE; patience > 0 && atomic_load(&y->at_work) < 2; patience--)
        thrd_yield();
    y->times[slot] = atomic_load(&y->at_work);
}

static void two_are_at_work_at_once(void **state)
{
    yard y = {.given = {0}};
    cli_crew *crew = crew_open(2, 2, meet, &y);
    size_t slot;
    (void)state;
    crew_add(crew, true);
    crew_add(crew, true);
    while (!crew_is_done(crew, &slot))
        crew_help(crew);
    assert_int_equal(y.times[slot], 2);
    crew_close(crew);
}

static void what_is_not_begun_is_forgotten(void **state)
{
    (void)state;
    for (int turn = 0; turn < 50; turn++) {
        yard y = {.given = {0}};
        cli_crew *crew = crew_open(3, SLOTS_MOST, work, &y);
        for (int i = 0; i < turn % SLOTS_MOST; i++)
            crew_add(crew, i % 4 != 0);
        crew_close(crew);
        for (size_t slot = 0; slot < SLOTS_MOST; slot++)
            assert_true(y.times[slot] <= 1);
    }
    crew_close(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_task_once_and_in_order),
        cmocka_unit_test(two_are_at_work_at_once),
        cmocka_unit_test(what_is_not_begun_is_forgotten),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
