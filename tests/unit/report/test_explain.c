/* What is told of the codes: whole in both languages, and each example does what it is there for.
 */
#include "check.h"

#include <string.h>

#include "algnot/report.h"
#include "passage.h"

/* Findings about a whole file, and of convert --check: no arbiter raises them. Their examples are
 * run in tests/cli/explain.test. */
static const an_code by_the_program[] = {
    AN_SHEET_IN_OTHER_LANGUAGE, AN_NO_GAME,    AN_GAME_TOO_LARGE, AN_BAD_ENCODING,
    AN_BYTE_ORDER_MARK,         AN_OTHER_FORM,
};

enum { LINE_MAX = 79 };

static bool is_among(an_code code, const an_code *codes, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (codes[i] == code)
            return true;
    return false;
}

static bool is_finding(an_code code)
{
    return code != AN_OK && code != AN_OUT_OF_MEMORY;
}

static an_explanation explanation_of(an_code code, an_message_language language)
{
    an_explanation explanation = {0};
    if (!an_code_explain(&explanation, code, language))
        fail_msg("%s has no explanation", an_code_slug(code));
    return explanation;
}

static void every_finding_is_explained(void **state)
{
    (void)state;
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++) {
        an_explanation ignored;
        bool is_explained = an_code_explain(&ignored, code, AN_MESSAGES_ENGLISH);
        if (is_explained != is_finding(code))
            fail_msg("%s is %s by a row of report/explain/explain_*.c", an_code_slug(code),
                     is_explained ? "explained" : "not explained");
    }
}

static size_t code_points(const char *text, size_t size)
{
    size_t count = 0;
    for (size_t i = 0; i < size; i++)
        count += ((unsigned char)text[i] & 0xc0) != 0x80;
    return count;
}

static void check_prose(const char *text, size_t least, size_t most)
{
    assert_non_null(text);
    size_t width = code_points(text, strlen(text));
    if (width < least || width > most)
        fail_msg("%zu characters, not %zu to %zu: %s", width, least, most, text);
    if (strpbrk(text, "\n\t") != NULL || strstr(text, "  ") != NULL)
        fail_msg("blanks: %s", text);
}

/* French sets a blank before high punctuation; ! and ? may be signs of chess. */
static void check_french(const char *text)
{
    for (const char *at = strpbrk(text, ":;"); at != NULL; at = strpbrk(at + 1, ":;"))
        if (at == text || at[-1] != ' ')
            fail_msg("no blank before %s", at);
}

static void texts_are_whole(void **state)
{
    (void)state;
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++)
        for (an_message_language language = AN_MESSAGES_ENGLISH;
             is_finding(code) && language < AN_MESSAGE_LANGUAGE_COUNT; language++) {
            an_explanation told = explanation_of(code, language);
            check_prose(told.summary, 8, 49);
            check_prose(told.meaning, 40, 450);
            assert_int_equal(told.meaning[strlen(told.meaning) - 1], '.');
            assert_int_not_equal(told.summary[strlen(told.summary) - 1], '.');
            check_prose(told.book, 3, 60);
            assert_true((*told.clause == '\0') == (strcmp(told.book, "algnot") == 0));
            if (language == AN_MESSAGES_FRENCH)
                check_french(told.meaning);
        }
}

/* An untranslated sentence is an English one. */
static void tongues_differ(void **state)
{
    (void)state;
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++)
        if (is_finding(code)) {
            an_explanation english = explanation_of(code, AN_MESSAGES_ENGLISH);
            an_explanation french = explanation_of(code, AN_MESSAGES_FRENCH);
            assert_string_not_equal(english.summary, french.summary);
            assert_string_not_equal(english.meaning, french.meaning);
        }
}

static void check_lines(const char *game, size_t most)
{
    assert_non_null(game);
    assert_int_not_equal(*game, '\0');
    assert_null(strchr(game, '\t'));
    assert_int_not_equal(game[strlen(game) - 1], '\n');
    /* it is one game, and does not run on into that of the other language */
    const char *fen = strstr(game, "[FEN");
    assert_true(fen == NULL || strstr(fen + 1, "[FEN") == NULL);
    for (const char *at = game; *at != '\0';) {
        size_t size = strcspn(at, "\n");
        if (code_points(at, size) > most)
            fail_msg("%zu characters, more than %zu: %s", code_points(at, size), most, at);
        at += size + (at[size] == '\n');
    }
}

static void lines_of_examples_are_short(void **state)
{
    (void)state;
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++)
        for (an_message_language language = AN_MESSAGES_ENGLISH;
             is_finding(code) && language < AN_MESSAGE_LANGUAGE_COUNT; language++) {
            an_explanation told = explanation_of(code, language);
            check_lines(told.example, code == AN_LINE_TOO_LONG ? LINE_MAX + 10 : LINE_MAX);
            check_lines(told.mended, LINE_MAX);
            assert_string_not_equal(told.example, told.mended);
        }
}

/* ---- the examples, judged ---- */

typedef struct verdict {
    bool has[AN_CODE_COUNT];
    size_t games;
    size_t errors;
} verdict;

static void note_findings(void *context, const an_judgement *judgement)
{
    verdict *found = context;
    found->games++;
    found->errors += judgement->findings.error_count;
    for (size_t i = 0; i < judgement->findings.count; i++)
        found->has[judgement->findings.list[i].code] = true;
}

/* As it is in a file, where lines end. */
static verdict verdict_on(const char *game, an_profile profile)
{
    verdict found = {.games = 0};
    an_judge_options rules = {.findings.profile = profile, .mending = AN_MEND_TEXT};
    an_buffer text = {0};
    an__buffer_put(&text, game);
    an__buffer_put(&text, "\n");
    each_game_under(text_of(&text), &rules, note_findings, &found);
    an__buffer_free(&text);
    return found;
}

static bool is_run_here(an_code code)
{
    return is_finding(code) &&
           !is_among(code, by_the_program, sizeof by_the_program / sizeof *by_the_program);
}

static void examples_have_what_they_show(void **state)
{
    unsigned wrong = 0;
    (void)state;
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++)
        for (an_message_language language = AN_MESSAGES_ENGLISH;
             is_run_here(code) && language < AN_MESSAGE_LANGUAGE_COUNT; language++) {
            an_explanation told = explanation_of(code, language);
            verdict found = verdict_on(told.example, an_code_profile(code));
            if (!found.has[code]) {
                print_error("%s is not found in: %s\n", an_code_slug(code), told.example);
                wrong++;
            }
        }
    assert_int_equal(wrong, 0);
}

/* What is mended has no error of any kind left. */
static void mended_examples_are_sound(void **state)
{
    unsigned wrong = 0;
    (void)state;
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++)
        for (an_message_language language = AN_MESSAGES_ENGLISH;
             is_finding(code) && language < AN_MESSAGE_LANGUAGE_COUNT; language++) {
            an_explanation told = explanation_of(code, language);
            verdict found = verdict_on(told.mended, an_code_profile(code));
            if (found.games == 0 || found.errors > 0 || found.has[code]) {
                print_error("%s: not mended: %s\n", an_code_slug(code), told.mended);
                wrong++;
            }
        }
    assert_int_equal(wrong, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_finding_is_explained),
        cmocka_unit_test(texts_are_whole),
        cmocka_unit_test(tongues_differ),
        cmocka_unit_test(lines_of_examples_are_short),
        cmocka_unit_test(examples_have_what_they_show),
        cmocka_unit_test(mended_examples_are_sound),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
