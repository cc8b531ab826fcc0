/* Where JSON says the number of a game is known, so that it can be said later. */
#include "check.h"

#include <string.h>

#include "algnot/report.h"
#include "buffer.h"
#include "text.h"

/* The text with another number in the place of that of the game. */
static an_buffer renumbered(an_text text, an_text number, const char *other)
{
    an_buffer out = {0};
    size_t before = (size_t)(number.at - text.at);
    an_buffer_add(&out, text.at, before);
    an__buffer_put(&out, other);
    an_buffer_put_text(&out, an_text_after(text, before + number.size));
    assert_false(out.failed);
    return out;
}

static const an_finding finding = {
    .code = AN_BAD_FEN, .level = AN_LEVEL_ERROR, .facts.text = {"17", 2}};
static const an_place first = {.file = "17.pgn", .line = 17, .column = 1, .offset = 17, .game = 17};
static const an_place later = {
    .file = "17.pgn", .line = 17, .column = 1, .offset = 17, .game = 940};

static void of_a_finding(void **state)
{
    (void)state;
    an_report *report = an_report_open(AN_OUTPUT_JSONL, AN_MESSAGES_ENGLISH, false);
    an_text text = an_report_finding(report, &finding, &first);
    an_text number = an_report_game_number(report);
    assert_int_equal(number.size, 2);
    an_buffer out = renumbered(text, number, "940");
    assert_string_equal(out.at, an_report_finding(report, &finding, &later).at);
    an__buffer_free(&out);
    an_report_close(report);
}

static void of_a_record(void **state)
{
    const char *uci = "e2e4 e7e5";
    an_game_summary record = {.place = &first, .plies = 17, .uci = an_text_of(uci)};
    (void)state;
    an_report *report = an_report_open(AN_OUTPUT_JSONL, AN_MESSAGES_ENGLISH, false);
    an_text text = an_report_game(report, &record);
    an_buffer out = renumbered(text, an_report_game_number(report), "940");
    record.place = &later;
    assert_string_equal(out.at, an_report_game(report, &record).at);
    an__buffer_free(&out);
    an_report_close(report);
}

/* Nor is it that of the text before. */
static void of_nothing(void **state)
{
    const an_place whole_file = {.file = "17.pgn", .line = 1, .column = 1};
    const an_totals totals = {.files = 17, .games = 17};
    (void)state;
    an_report *report = an_report_open(AN_OUTPUT_JSONL, AN_MESSAGES_ENGLISH, false);
    an_report_finding(report, &finding, &first);
    an_report_finding(report, &finding, &whole_file);
    assert_int_equal(an_report_game_number(report).size, 0);
    an_report_finding(report, &finding, &first);
    an_report_totals(report, &totals);
    assert_int_equal(an_report_game_number(report).size, 0);
    an_report_close(report);
    report = an_report_open(AN_OUTPUT_SHORT, AN_MESSAGES_ENGLISH, false);
    an_report_finding(report, &finding, &first);
    assert_int_equal(an_report_game_number(report).size, 0);
    an_report_close(report);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(of_a_finding),
        cmocka_unit_test(of_a_record),
        cmocka_unit_test(of_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
