/* The arbiter: a row of games.tsv is read and judged, and what was found is held against it. */
#include "tsv.h"

#include <string.h>

#include "algnot.h"
#include "buffer.h"
#include "passage.h"

/* "auto", or languages with commas. */
static size_t read_from(an_notation *from, size_t room, const char *names)
{
    size_t count = 0;
    while (strcmp(names, "auto") != 0 && *names != '\0') {
        size_t size = strcspn(names, ",");
        const an_language *language = an_language_from_name((an_text){names, size});
        assert_non_null(language);
        assert_in_range(count, 0, room - 1);
        from[count++] = an_notation_of(language, AN_STYLE_SHORT);
        names += size + (names[size] == ',');
    }
    return count;
}

/* slug@ply, with a parenthesis round it for each variation it stands in. */
static void put_finding(an_buffer *out, const an_finding *finding)
{
    if (out->size > 0)
        an_buffer_put_char(out, ' ');
    for (uint32_t depth = 0; depth < finding->where.depth; depth++)
        an_buffer_put_char(out, '(');
    an__buffer_put(out, an_code_slug(finding->code));
    if (finding->where.ply > 0) {
        an_buffer_put_char(out, '@');
        an__buffer_put_number(out, finding->where.ply);
    }
    for (uint32_t depth = 0; depth < finding->where.depth; depth++)
        an_buffer_put_char(out, ')');
}

static const char *language_of(const an_judgement *judgement)
{
    if (judgement->notation == NULL)
        return "-";
    if (judgement->notation->language == NULL)
        return an_style_name((an_style)judgement->notation->style);
    return judgement->notation->language->code;
}

/* What is not asked for without facts. */
static bool is_fact(const an_finding *finding)
{
    bool is_of_game =
        an_code_group(finding->code) == AN_GROUP_FACTS && finding->code != AN_LANGUAGE_NOTE;
    return is_of_game || (finding->code == AN_GAME_OVER && finding->level == AN_LEVEL_WARNING);
}

static void put_findings(an_buffer *out, const an_judgement *judgement, bool with_facts)
{
    an__buffer_clear(out);
    an__buffer_put(out, "");
    for (size_t i = 0; i < judgement->findings.count; i++)
        if (with_facts || !is_fact(&judgement->findings.list[i]))
            put_finding(out, &judgement->findings.list[i]);
}

static void check_judgement(const an_judgement *judgement, const tsv_row *row)
{
    assert_int_equal(judgement->main.ply_count, tsv_number(row, "plies"));
    assert_string_equal(language_of(judgement), tsv_field(row, "language"));
    if (judgement->result != AN_NO_RESULT || *tsv_field(row, "result") != '\0')
        assert_string_equal(an_result_name(judgement->result), tsv_field(row, "result"));
}

/* Without facts the same is found but for these. */
static void check_without_facts(const an_judgement *judgement, const an_judge_options *rules,
                                const tsv_row *row)
{
    an_buffer due = {0}, found = {0};
    an_judge_options fewer = *rules;
    fewer.without_facts = true;
    an_arbiter *arbiter = an_arbiter_open(&fewer);
    an_judgement other;
    put_findings(&due, judgement, false);
    assert_int_equal(an_arbiter_judge(arbiter, judgement->game, &other), AN_OK);
    put_findings(&found, &other, true);
    assert_string_equal(found.at, due.at);
    check_judgement(&other, row);
    an_arbiter_close(arbiter);
    an__buffer_free(&due);
    an__buffer_free(&found);
}

static void judges(void **state)
{
    const tsv_row *row = *state;
    an_notation from[4];
    an_judge_options rules = {.from_count = read_from(from, 4, tsv_field(row, "from"))};
    if (rules.from_count > 0)
        rules.from = from;
    if (*tsv_field(row, "fen") != '\0')
        rules.fen = tsv_field(row, "fen");
    an_buffer text = unescaped(tsv_field(row, "text")), found = {0};
    an_batch batch = {.bytes = {text.at, text.size}, .is_text = text.at[0] != '['};
    an_reader *reader = an_reader_open();
    an_arbiter *arbiter = an_arbiter_open(&rules);
    an_game game;
    an_judgement judgement;
    an_reader_take(reader, &batch);
    assert_int_equal(an_game_next(reader, arbiter, &game, &judgement), AN_OK);
    put_findings(&found, &judgement, true);
    assert_string_equal(found.at, tsv_field(row, "findings"));
    check_judgement(&judgement, row);
    check_without_facts(&judgement, &rules, row);
    an_arbiter_close(arbiter);
    an_reader_close(reader);
    an__buffer_free(&found);
    an__buffer_free(&text);
}

static void closing_nothing_is_fine(void **state)
{
    (void)state;
    an_splitter_close(NULL);
    an_reader_close(NULL);
    an_arbiter_close(NULL);
    an_scribe_close(NULL);
    an_report_close(NULL);
}

static void past_the_last_code_none_is_raised(void **state)
{
    an_judge_options rules = AN_JUDGE_OPTIONS_INIT;
    an_arbiter *arbiter = an_arbiter_open(&rules);
    (void)state;
    assert_false(an_arbiter_raises(arbiter, AN_CODE_COUNT));
    assert_false(an_arbiter_raises(arbiter, (an_code)100000));
    an_arbiter_close(arbiter);
}

static void take_bad_fen(void *context, const an_judgement *judgement)
{
    assert_int_equal(judgement->findings.count, 1);
    const an_finding *finding = &judgement->findings.list[0];
    assert_int_equal(finding->code, AN_BAD_FEN);
    assert_int_equal(finding->level, AN_LEVEL_ERROR);
    assert_int_equal(finding->facts.reason.detail, AN_FEN_LETTER);
    assert_int_equal(finding->where.offset, judgement->game->start);
    assert_false(judgement->board.is_known);
    ++*(size_t *)context;
}

/* Where games start by the options, whatever is kept of them. */
static void a_fen_that_cannot_be_read_is_told(void **state)
{
    static const char games[] =
        "\n[Event \"a\"]\n\n1. e4 e5 *\n\n[Event \"b\"]\n\n1. d4 {a comment} *\n";
    (void)state;
    for (an_keeping keeps = AN_KEEP_TOKENS; keeps < AN_KEEPING_COUNT; keeps++) {
        const an_judge_options rules = {.fen = "nonsense", .keeps = keeps};
        size_t count = 0;
        each_game_under(an_text_of(games), &rules, take_bad_fen, &count);
        assert_int_equal(count, 2);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(closing_nothing_is_fine),
        cmocka_unit_test(past_the_last_code_none_is_raised),
        cmocka_unit_test(a_fen_that_cannot_be_read_is_told),
    };
    int failures = tsv_run("tests/data/games.tsv", judges);
    return cmocka_run_group_tests(tests, NULL, NULL) + failures > 0;
}
