/* What a program may leave out of what it tells a report: the name of a file, the counts of its
 * cases, in every form. */
#include "check.h"

#include "algnot/report.h"
#include "text.h"

static void check_form(an_output form)
{
    an_report *report = an_report_open(form, AN_MESSAGES_ENGLISH, false);
    const an_finding finding = {.code = AN_NO_GAME, .level = AN_LEVEL_ERROR};
    const an_place place = {.line = 1, .column = 1, .end_column = 1, .game = 1};
    const an_game_summary game = {.place = &place};
    const an_totals totals = {.files = 1, .games = 1, .errors = 1};
    assert_non_null(report);
    assert_non_null(an_report_begin(report).at);
    assert_non_null(an_report_begin_file(report, NULL, NULL).at);
    an_report_begin_game(report);
    assert_non_null(an_report_finding(report, &finding, &place).at);
    assert_non_null(an_report_game(report, &game).at);
    assert_non_null(an_report_trouble(report, NULL, "it is not there").at);
    assert_non_null(an_report_end_file(report).at);
    assert_non_null(an_report_totals(report, &totals).at);
    an_report_close(report);
}

static void a_file_may_lack_name_and_counts(void **state)
{
    (void)state;
    for (an_output form = 0; an_output_name(form) != NULL; form++)
        check_form(form);
}

static void sarif_has_an_empty_reference(void **state)
{
    an_report *report = an_report_open(AN_OUTPUT_SARIF, AN_MESSAGES_ENGLISH, false);
    const an_finding finding = {.code = AN_NO_GAME, .level = AN_LEVEL_ERROR};
    const an_place place = {.line = 1, .column = 1, .end_column = 1};
    (void)state;
    an_text text = an_report_finding(report, &finding, &place);
    assert_non_null(strstr(text.at, "\"artifactLocation\":{\"uri\":\"\"}"));
    an_report_close(report);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_file_may_lack_name_and_counts),
        cmocka_unit_test(sarif_has_an_empty_reference),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
