/* The source line under a finding: how it is cut, and where the carets stand. */
#include "positions.h"

#include <string.h>

#include "algnot/report.h"
#include "utf8.h"
#include "width.h"

/* The finding is what stands between < and >, which are no part of the line. */
typedef struct row {
    const char *name;
    unsigned columns;
    const char *line;
    const char *frame; /* what is shown of the line, and the carets under it */
} row;

static const row rows[] = {
    {"a line that fits is whole", 60, "1. e4 e5 2. <Nc9> Nc6 *",
     "  7 | 1. e4 e5 2. Nc9 Nc6 *\n"
     "    |             ^^^\n"},
    {"the beginning and the end of a line", 60, "<1>", "  7 | 1\n    | ^\n"},
    {"behind the line", 60, "1. e4 {so<>",
     "  7 | 1. e4 {so\n"
     "    |          ^\n"},
    {"a tab is four blanks", 60, "1.\te4\t<Nc9>\t*",
     "  7 | 1.    e4    Nc9    *\n"
     "    |             ^^^\n"},
    {"wide characters take two columns", 60, "{王后} 1. <馬c9> *",
     "  7 | {王后} 1. 馬c9 *\n"
     "    |           ^^^^\n"},
    {"emoji, too", 60, "{🙂} 1. <Nc9> *",
     "  7 | {🙂} 1. Nc9 *\n"
     "    |         ^^^\n"},
    {"marks that combine take none", 60, "e\u0301te\u0301 1. <♘\ufe0ec9>",
     "  7 | e\u0301te\u0301 1. ♘\ufe0ec9\n"
     "    |        ^^^\n"},
    {"control characters count as they are shown", 60, "\x1b[2J\u202e <\x07x> *",
     "  7 | \\x1b[2J\\u202e \\x07x *\n"
     "    |               ^^^^^\n"},
    {"and so do characters that are not seen", 60, "1. e\u00ad4 <\U000e0041x> *",
     "  7 | 1. e\\xad4 \\U000e0041x *\n"
     "    |           ^^^^^^^^^^^\n"},
    {"bytes of Windows-1252", 60, "caf\xe9 <\xa7x>",
     "  7 | café §x\n"
     "    |      ^^\n"},
    {"an end is cut off", 40, "1. <e9> e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O",
     "  7 | 1. e9 e5 2. Nf3 Nc6 3. Bb5 a6 4. …\n"
     "    |    ^^\n"},
    {"a beginning is cut off", 40, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. <O-O-O-O>",
     "  7 | …6 3. Bb5 a6 4. Ba4 Nf6 5. O-O-O-O\n"
     "    |                           ^^^^^^^\n"},
    {"both are", 40, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. <Ba9> Nf6 5. O-O Be7 6. Re1 b5 7. Bb3",
     "  7 | …f3 Nc6 3. Bb5 a6 4. Ba9 Nf6 5. O…\n"
     "    |                      ^^^\n"},
    {"a long finding is cut, too", 40,
     "1. e4 e5 2. Nf3 Nc6 {<a comment that goes on and on and never> ends",
     "  7 | …f3 Nc6 {a comment that goes on a…\n"
     "    |          ^^^^^^^^^^^^^^^^^^^^^^^^\n"},
    {"a wide character does not stand half in the frame", 40,
     "王王王王王王王王王王王王王王王王王王王王 <x> 王王王王王王王王王王王王王王王王",
     "  7 | …王王王王王王王王王 x 王王王王王…\n"
     "    |                     ^\n"},
    {"a mark that combines does not stand on the ellipsis", 40,
     "aaaaaaaaaaaaaaaaaaae\u0301bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb <x>",
     "  7 | …bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb x\n"
     "    |                                 ^\n"},
};

/* What is shown under the headline of a finding, until the next call. */
static const char *frame_of(const char *marked, unsigned columns)
{
    static char line[1024], frame[1024];
    assert_in_range(strlen(marked), 2, sizeof line - 1);
    strcpy(line, marked);
    char *open = strchr(line, '<');
    memmove(open, open + 1, strlen(open));
    char *close = strchr(open, '>');
    memmove(close, close + 1, strlen(close));
    an_finding finding = {.code = AN_UNREADABLE_TOKEN, .where.size = (uint32_t)(close - open)};
    finding.facts.text = (an_text){open, finding.where.size};
    an_place place = {.file = "f", .line = 7, .column = 1, .source = an_text_of(line)};
    place.source_at = (size_t)(open - line);
    an_report *report = an_report_open(AN_OUTPUT_TEXT, AN_MESSAGES_ENGLISH, false);
    assert_non_null(report);
    an_report_set_columns(report, columns);
    const char *shown = strchr(an_report_finding(report, &finding, &place).at, '\n') + 1;
    assert_in_range(strlen(shown), 1, sizeof frame - 1);
    strcpy(frame, shown);
    an_report_close(report);
    return frame;
}

static void check_row(void **state)
{
    const row *expected = *state;
    const char *frame = frame_of(expected->line, expected->columns);
    if (strcmp(frame, expected->frame) != 0)
        print_error("expected\n%sfound\n%s", expected->frame, frame);
    assert_string_equal(frame, expected->frame);
}

static size_t columns_of_line(const char *line, size_t size)
{
    size_t columns = 0;
    for (an_text rest = {line, size}; rest.size > 0;) {
        size_t bytes;
        columns += an__columns_of(an_utf8_decode(rest, &bytes));
        rest = (an_text){rest.at + bytes, rest.size - bytes};
    }
    return columns;
}

/* Wherever the finding is in a line of all kinds of characters, its frame is no wider than asked
 * for, and a caret stands in it. */
static void no_frame_is_too_wide(void **state)
{
    static const char *const letters[] = {"a", "王", "\t", "e\u0301", "\x1b", "é", "🙂", " "};
    enum { LETTERS = 8, LENGTH = 60 };
    (void)state;
    for (unsigned columns = 40; columns < 70; columns += 3)
        for (size_t at = 0; at < LENGTH; at++)
            for (size_t size = 1; size < 50; size += 12) {
                char line[LENGTH * 8] = "";
                for (size_t i = 0; i < LENGTH; i++) {
                    strcat(line, i == at ? "<" : i == at + size ? ">" : "");
                    strcat(line, letters[(i * i + i / 5) % LETTERS]);
                }
                if (at + size >= LENGTH)
                    strcat(line, ">");
                const char *frame = frame_of(line, columns);
                const char *carets = strchr(frame, '\n') + 1;
                assert_in_range(columns_of_line(frame, (size_t)(carets - 1 - frame)), 1, columns);
                assert_non_null(strchr(carets, '^'));
                assert_in_range(strlen(carets) - 1, 1, columns);
            }
}

/* Whose move it is stands behind the carets, or in front of them where the frame ends. */
static void whose_move_it_is_finds_its_place(void **state)
{
    (void)state;
    an_notation french = an_notation_of(&an_languages[1], AN_STYLE_SHORT);
    an_finding finding = {.code = AN_UNREADABLE_TOKEN,
                          .where.size = 3,
                          .where.ply = 9,
                          .has_position = true,
                          .notation = &french,
                          .position = an_position_start()};
    an_place place = {.file = "f", .line = 7, .column = 1};
    an_report *report = an_report_open(AN_OUTPUT_TEXT, AN_MESSAGES_FRENCH, false);
    assert_non_null(report);
    an_report_set_columns(report, 40);
    place.source = an_text_of("1. d4 d5 2. c4 e6 3. Cc9");
    place.source_at = 21;
    an_text text = an_report_finding(report, &finding, &place);
    assert_non_null(strstr(text.at, "\n    |       Blancs, coup 1 ^^^\n"));
    finding.position.turn = AN_BLACK;
    place.source_at = 6;
    text = an_report_finding(report, &finding, &place);
    assert_non_null(strstr(text.at, "\n    |       ^^^ Noirs, coup 1\n"));
    an_report_close(report);
}

int main(void)
{
    enum { ROWS = sizeof rows / sizeof *rows };
    struct CMUnitTest tests[ROWS + 2] = {
        cmocka_unit_test(no_frame_is_too_wide),
        cmocka_unit_test(whose_move_it_is_finds_its_place),
    };
    for (size_t i = 0; i < ROWS; i++)
        tests[i + 2] = (struct CMUnitTest){.name = rows[i].name,
                                           .test_func = check_row,
                                           .initial_state = (void *)(uintptr_t)&rows[i]};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
