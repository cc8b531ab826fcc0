/* Characters that are taken for one another, in either order, and no others; and what steps cost.
 */
#include "check.h"

#include <string.h>

#include "confusions.h"
#include "costs.h"
#include "positions.h"
#include "slip.h"

static const char *const pairs[] = {
    "1l", "1I", "17", "1i", "1L", "2Z", "2z", "38", "4A", "49", "5S", "5s", "56", "6b",
    "68", "6G", "7T", "8B", "8&", "9g", "9q", "0O", "0o", "0D", "0Q", "OD", "OQ", "OC",
    "CG", "C(", "PF", "EF", "TI", "TF", "RB", "RP", "ao", "ad", "ce", "co", "eo", "bh",
    "ft", "gq", "do", "xX", "x*", "NH", "KR", "KX", "BD", "LI", "+t", "+f", "+j",
};

static bool is_pair(int one, int other)
{
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if ((pairs[i][0] == one && pairs[i][1] == other) ||
            (pairs[i][1] == one && pairs[i][0] == other))
            return true;
    return false;
}

static void these_are_confused_and_no_others(void **state)
{
    (void)state;
    for (int one = ' '; one < 0x7f; one++)
        for (int other = ' '; other < 0x7f; other++)
            assert_int_equal(an__is_confused_with((uint32_t)one, (uint32_t)other),
                             is_pair(one, other));
}

static void so_are_these_of_other_scripts(void **state)
{
    (void)state;
    assert_true(an__is_confused_with(0x417, '3')); /* З */
    assert_true(an__is_confused_with('6', 0x431)); /* б */
    assert_true(an__is_confused_with(0xF3, '6'));  /* ó */
}

/* A step that cost nothing would be taken wherever it leads on. */
static void every_step_has_a_cost(void **state)
{
    (void)state;
    for (an_step step = AN_STEP_AS_WRITTEN + 1; step < AN_STEP_COUNT; step++)
        if (step != AN_STEP_PASSED && an_cost_of(step) == 0)
            fail_msg("step %d costs nothing", (int)step);
}

/* A capital and a small letter that are a piece and a file are one slip, not a letter too many. */
static void pieces_and_files_are_one_letter_in_two_cases(void **state)
{
    static const struct {
        const char *word, *meant;
    } rows[] = {{"bxc4", "f1c4"}, {"bc4", "f1c4"}, {"Bxa4", "b3a4"}};
    const an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    const an_position before =
        position_of("rnbqkbnr/1pp1pppp/8/8/p1p5/1P6/P1P2PPP/RNBQKBNR w KQkq - 0 1", AN_STANDARD);
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const an_san meant = an_san_describe(&before, move_of(&before, rows[i].meant));
        const an_written written = an__written_read(an_text_of(rows[i].word), &english);
        assert_int_equal(an__slip_between(&written, &meant).step, AN_STEP_CASE);
    }
}

/* A file and what looks like a rank, and not a rank itself. */
static void squares_have_files(void **state)
{
    static const struct {
        const char *text;
        size_t size;
    } rows[] = {{"el", 2}, {"hZ", 2}, {"aS", 2}, {"e3", 0}, {"ex", 0},  {"e", 0},
                {"", 0},   {"il", 0}, {"xl", 0}, {"El", 0}, {"elx", 2}, {"1l", 0}};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_int_equal(an__square_alike_size(an_text_of(rows[i].text)), rows[i].size);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(squares_have_files), cmocka_unit_test(these_are_confused_and_no_others),
        cmocka_unit_test(so_are_these_of_other_scripts), cmocka_unit_test(every_step_has_a_cost),
        cmocka_unit_test(pieces_and_files_are_one_letter_in_two_cases)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
