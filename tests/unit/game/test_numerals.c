/* Move numbers as they stand before their moves: those kept and those written when they are met. */
#include "check.h"
#include "numerals.h"
#include "passage.h"
#include "text.h"

#include <stdio.h>

static void check_numeral(const an_numerals *numerals, unsigned half, const char *dots,
                          unsigned dots_width)
{
    char due[16];
    unsigned number = half / 2 < UINT16_MAX ? half / 2 : UINT16_MAX;
    int digits = snprintf(due, sizeof due, "%u", number);
    int size = snprintf(due, sizeof due, "%u%s", number, half % 2 == AN_WHITE ? "." : dots);
    an_numeral numeral = an_numeral_of(numerals, half);
    assert_int_equal(numeral.size, size);
    assert_in_range(numeral.size, 2, AN_NUMERAL_WORD);
    assert_memory_equal(numeral.text, due, numeral.size);
    assert_int_equal(numeral.width, (unsigned)digits + (half % 2 == AN_WHITE ? 1 : dots_width));
}

static void check_dots(const char *dots, unsigned dots_width)
{
    an_notation notation = notation_of("en");
    an_numerals numerals = {0};
    assert_true(an_notation_choose(&notation, AN_CONVENTION_DOTS, an_text_of(dots)));
    an__numerals_begin(&numerals, &notation);
    for (unsigned half = 0; half < 4 * AN_NUMERALS; half++)
        check_numeral(&numerals, half, dots, dots_width);
    for (unsigned half = 2 * 9990; half < 2 * 10010; half++)
        check_numeral(&numerals, half, dots, dots_width);
    for (unsigned half = 2 * UINT16_MAX - 9; half < 2 * UINT16_MAX + 9; half++)
        check_numeral(&numerals, half, dots, dots_width);
}

static void test_three_points(void **state)
{
    (void)state;
    check_dots("...", 3);
}

static void test_an_ellipsis(void **state)
{
    (void)state;
    check_dots("…", 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_three_points),
                                       cmocka_unit_test(test_an_ellipsis)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
