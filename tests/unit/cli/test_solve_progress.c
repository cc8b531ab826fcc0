/* The line that shows how far a search got: when it is shown, and what stands in it. */
#define _POSIX_C_SOURCE 200809L /* dup2 */

#include "check.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "solve_progress.h"
#include "text.h"

static solve_progress progress;

static int begin(void **state)
{
    (void)state;
    progress = (solve_progress){.shares = 20};
    return !an_stipulation_read(&progress.stipulation, an_text_of("h#3"), NULL);
}

/* Compares what is shown after so many seconds with what is due. */
static void expect(double seconds, uint64_t positions, const char *due)
{
    char shown[200];
    FILE *file = tmpfile();
    int standard_error = dup(STDERR_FILENO);
    assert_true(file != NULL && standard_error >= 0);
    assert_return_code(dup2(fileno(file), STDERR_FILENO), 0);
    solve_progress_show(&progress, seconds, positions, 4, 7);
    assert_return_code(dup2(standard_error, STDERR_FILENO), 0);
    close(standard_error);
    rewind(file);
    shown[fread(shown, 1, sizeof shown - 1, file)] = '\0';
    fclose(file);
    assert_string_equal(shown, due);
}

static void it_is_shown_after_a_second_and_then_five_times_a_second(void **state)
{
    (void)state;
    expect(0.9, 1000, "");
    expect(1.5, 1000, "\rh#3: half-move 4, 7 of 20 first moves, 1k positions  0:01\033[K");
    expect(1.6, 1000, "");
    expect(1.8, 2000, "\rh#3: half-move 4, 7 of 20 first moves, 2k positions  0:01\033[K");
}

static void minutes_and_millions_are_told(void **state)
{
    (void)state;
    expect(59, 9999999, "\rh#3: half-move 4, 7 of 20 first moves, 9999k positions  0:59\033[K");
    expect(61, 12345678, "\rh#3: half-move 4, 7 of 20 first moves, 12M positions  1:01\033[K");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(it_is_shown_after_a_second_and_then_five_times_a_second, begin),
        cmocka_unit_test_setup(minutes_and_millions_are_told, begin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
