/* Results in every spelling, and what is none. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "algnot/notation.h"

#define COUNT(rows) (sizeof(rows) / sizeof *(rows))

static void check_read(const char *text, an_result result, size_t size)
{
    size_t read = 0;
    an_result got = an_result_read(an_text_of(text), &read);
    if (got != result || read != size)
        print_error("%s reads as %s, %zu bytes\n", text, an_result_name(got), read);
    assert_int_equal(got, result);
    assert_int_equal(read, size);
}

static void scores_are_joined_by_any_dash_or_a_colon(void **state)
{
    static const struct {
        const char *white, *black;
        an_result result;
    } scores[] = {{"1", "0", AN_WHITE_WINS}, {"0", "1", AN_BLACK_WINS}, {"1/2", "1/2", AN_DRAW},
                  {"½", "½", AN_DRAW},       {"0.5", "0.5", AN_DRAW},   {"0,5", "0,5", AN_DRAW}};
    static const char *const joints[] = {"-", "‐", "‑",  "‒",  "–",         "—",  "―",
                                         "−", ":", " -", "– ", " \u00a0- ", " : "};
    (void)state;
    for (size_t i = 0; i < COUNT(scores); i++)
        for (size_t j = 0; j < COUNT(joints); j++) {
            char text[24];
            int size = sprintf(text, "%s%s%s", scores[i].white, joints[j], scores[i].black);
            check_read(text, scores[i].result, (size_t)size);
        }
}

static void other_results(void **state)
{
    (void)state;
    check_read("½", AN_DRAW, strlen("½"));
    check_read("*", AN_UNFINISHED, 1);
    check_read("1-0F", AN_WHITE_WINS, 4); /* by forfeit */
    check_read("0-1F", AN_BLACK_WINS, 4);
    check_read("1-0 {mat}", AN_WHITE_WINS, 3);
    check_read("1/2-1/2)", AN_DRAW, 7);
    check_read("1/2-1/2", AN_DRAW, 7);
    check_read("1/2-1/2\n\n[Event", AN_DRAW, 7);
    check_read("0-1\t", AN_BLACK_WINS, 3);
    check_read("1-01", AN_WHITE_WINS, 3);
    check_read("1/2", AN_DRAW, 3);
    check_read("1/2 1/2", AN_DRAW, 3);
    check_read("1/2 - 1. d4", AN_DRAW, 3);
    check_read("½ – 15.03.1998", AN_DRAW, strlen("½"));
    check_read("½\n- 1. d4", AN_DRAW, strlen("½"));
    check_read("1⁄2-1⁄2", AN_DRAW, strlen("1⁄2-1⁄2"));
    check_read("l-0", AN_WHITE_WINS, 3); /* from a scan */
    check_read("O-1", AN_BLACK_WINS, 3);
    check_read("1-\n0", AN_WHITE_WINS, 4);
    check_read("½–\r\n½", AN_DRAW, strlen("½–\r\n½"));
}

static void other_words_are_no_results(void **state)
{
    static const char *const words[] = {
        "",  "1",     "1-",    "0-0",   "0-0-0", "O-O",    "0 - 0",   "1 -", "2-0", "1.",
        "-", "1-0.5", "0-1/2", "1 : 1", "1 0",   "1 - e4", "1-\n\n0", "l'a", "l-O", "O-l"};
    (void)state;
    for (size_t i = 0; i < COUNT(words); i++)
        check_read(words[i], AN_NO_RESULT, 0);
}

static void names_are_those_of_pgn(void **state)
{
    static const char *const names[AN_RESULT_COUNT] = {"*", "1-0", "0-1", "1/2-1/2", "*"};
    (void)state;
    for (an_result result = AN_NO_RESULT; result < AN_RESULT_COUNT; result++)
        assert_string_equal(an_result_name(result), names[result]);
}

static void what_is_written_reads_back(void **state)
{
    an_notation notation = an_notation_of(an_languages, AN_STYLE_SHORT);
    (void)state;
    const char *choice;
    for (unsigned i = 0; (choice = an_convention_choice(AN_CONVENTION_RESULT, i)) != NULL; i++) {
        assert_true(an_notation_choose(&notation, AN_CONVENTION_RESULT, an_text_of(choice)));
        assert_string_equal(an_result_write(AN_DRAW, &notation), choice);
        for (an_result result = AN_WHITE_WINS; result < AN_RESULT_COUNT; result++) {
            const char *text = an_result_write(result, &notation);
            check_read(text, result, strlen(text));
        }
    }
}

static void past_the_last_there_is_no_name(void **state)
{
    an_notation notation = an_notation_of(an_languages, AN_STYLE_SHORT);
    const an_result others[] = {AN_RESULT_COUNT, (an_result)9};
    (void)state;
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        assert_null(an_result_name(others[i]));
        assert_null(an_result_write(others[i], &notation));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(scores_are_joined_by_any_dash_or_a_colon),
        cmocka_unit_test(other_results),
        cmocka_unit_test(other_words_are_no_results),
        cmocka_unit_test(names_are_those_of_pgn),
        cmocka_unit_test(past_the_last_there_is_no_name),
        cmocka_unit_test(what_is_written_reads_back),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
