/* What may have been meant, in both languages, and in JSON. */
#include "positions.h"

#include <string.h>

#include "algnot/report.h"

/* Moves in UCI form, with what becomes legal after each. */
typedef struct row {
    const char *name;
    const char *moves;
    uint32_t legal_after[4];
    uint32_t of;
    const char *in[AN_MESSAGE_LANGUAGE_COUNT]; /* the line of help; "": there is none */
} row;

static const row rows[] = {
    {"none", "", {0}, 0, {"", ""}},
    {"one, at the end of the game",
     "g1f3",
     {0},
     0,
     {"did you mean 'Nf3'?", "vouliez-vous dire « Cf3 » ?"}},
    {"one, and no more", "g1f3", {0}, 9, {"did you mean 'Nf3'?", "vouliez-vous dire « Cf3 » ?"}},
    {"one half-move",
     "g1f3",
     {1},
     1,
     {"did you mean 'Nf3'? the next half-move is then legal",
      "vouliez-vous dire « Cf3 » ? le demi-coup suivant est alors légal"}},
    {"all that follow",
     "g1f3",
     {9},
     9,
     {"did you mean 'Nf3'? the next 9 half-moves are then legal",
      "vouliez-vous dire « Cf3 » ? les 9 demi-coups suivants sont alors légaux"}},
    {"the first that follows",
     "g1f3",
     {1},
     9,
     {"did you mean 'Nf3'? of the 9 half-moves that follow, the first is then legal",
      "vouliez-vous dire « Cf3 » ? des 9 demi-coups suivants, le premier est alors légal"}},
    {"some that follow",
     "g1f3",
     {4},
     9,
     {"did you mean 'Nf3'? of the 9 half-moves that follow, the first 4 are then legal",
      "vouliez-vous dire « Cf3 » ? des 9 demi-coups suivants, les 4 premiers sont alors légaux"}},
    {"two alike",
     "g1f3 b1c3",
     {2, 2},
     2,
     {"did you mean 'Nf3' or 'Nc3'? the next 2 half-moves are then legal",
      "vouliez-vous dire « Cf3 » ou « Cc3 » ? les 2 demi-coups suivants sont alors légaux"}},
    {"three, of which one is better",
     "g1f3 b1c3 f2f3",
     {9, 3, 0},
     9,
     {"did you mean 'Nf3', 'Nc3' or 'f3'? with 'Nf3', the next 9 half-moves are legal",
      "vouliez-vous dire « Cf3 », « Cc3 » ou « f3 » ? "
      "avec « Cf3 », les 9 demi-coups suivants sont légaux"}},
    {"three, of which two are better",
     "g1f3 b1c3 f2f3",
     {4, 4, 1},
     9,
     {"did you mean 'Nf3', 'Nc3' or 'f3'? "
      "with 'Nf3' or 'Nc3', of the 9 half-moves that follow, the first 4 are legal",
      "vouliez-vous dire « Cf3 », « Cc3 » ou « f3 » ? "
      "avec « Cf3 » ou « Cc3 », des 9 demi-coups suivants, les 4 premiers sont légaux"}},
    {"three, of which one is better by one half-move",
     "g1f3 b1c3 f2f3",
     {1, 0, 0},
     1,
     {"did you mean 'Nf3', 'Nc3' or 'f3'? with 'Nf3', the next half-move is legal",
      "vouliez-vous dire « Cf3 », « Cc3 » ou « f3 » ? avec « Cf3 », le demi-coup suivant est "
      "légal"}},
    {"four, of which one is worse",
     "g1f3 b1c3 f2f3 g1h3",
     {5, 5, 5, 2},
     5,
     {"did you mean 'Nf3', 'Nc3', 'f3' or 'Nh3'? "
      "with the first 3 of them, the next 5 half-moves are legal",
      "vouliez-vous dire « Cf3 », « Cc3 », « f3 » ou « Ch3 » ? "
      "avec les 3 premiers, les 5 demi-coups suivants sont légaux"}},
    {"three that lead nowhere",
     "g1f3 b1c3 f2f3",
     {0},
     9,
     {"did you mean 'Nf3', 'Nc3' or 'f3'?", "vouliez-vous dire « Cf3 », « Cc3 » ou « f3 » ?"}},
};

static an_finding finding_of(const row *expected, const an_notation *notation)
{
    an_finding finding = {
        .code = AN_UNREADABLE_TOKEN,
        .level = AN_LEVEL_ERROR,
        .where.ply = 1,
        .where.size = 3,
        .has_position = true,
        .position = an_position_start(),
        .facts.text = an_text_of("Xf3"),
        .notation = notation,
    };
    for (const char *at = expected->moves; *at != '\0'; at += strspn(at, " ")) {
        char uci[AN_UCI_MAX] = "";
        strncat(uci, at, strcspn(at, " "));
        at += strlen(uci);
        finding.help.list[finding.help.count] = (an_suggestion){
            .move = move_of(&finding.position, uci),
            .legal_after = expected->legal_after[finding.help.count],
            .of = expected->of,
        };
        finding.help.count++;
    }
    return finding;
}

static void check_tongue(const row *expected, an_message_language language)
{
    static const char *const marks[AN_MESSAGE_LANGUAGE_COUNT] = {"\n    = help: ",
                                                                 "\n    = aide : "};
    an_notation notation =
        an_notation_of(&an_languages[language == AN_MESSAGES_FRENCH], AN_STYLE_SHORT);
    an_finding finding = finding_of(expected, &notation);
    an_place place = {.file = "f", .line = 1, .column = 4, .source_at = 3};
    place.source = an_text_of("1. Xf3");
    an_report *report = an_report_open(AN_OUTPUT_TEXT, language, false);
    assert_non_null(report);
    an_text text = an_report_finding(report, &finding, &place);
    const char *help = strstr(text.at, marks[language]);
    if (*expected->in[language] == '\0') {
        assert_null(help);
    } else {
        assert_non_null(help);
        char line[512];
        assert_in_range(strlen(help), 1, sizeof line - 1);
        strcpy(line, help + strlen(marks[language]));
        line[strlen(line) - 1] = '\0';
        assert_string_equal(line, expected->in[language]);
    }
    an_report_close(report);
}

static void help_is_said(void **state)
{
    for (an_message_language language = AN_MESSAGES_ENGLISH; language < AN_MESSAGE_LANGUAGE_COUNT;
         language++)
        check_tongue(*state, language);
}

/* An ambiguous move names its moves; help is what tells them apart. */
static void an_ambiguous_move_is_not_told_twice(void **state)
{
    (void)state;
    an_notation english = an_notation_of(&an_languages[0], AN_STYLE_SHORT);
    row suggested = {"", "g1f3 g1h3", {0}, 2, {"", ""}};
    an_place place = {.file = "f", .line = 1, .column = 1, .source = an_text_of("Xf3")};
    an_report *report = an_report_open(AN_OUTPUT_TEXT, AN_MESSAGES_ENGLISH, false);
    assert_non_null(report);
    for (uint32_t after = 0; after < 2; after++) {
        suggested.legal_after[0] = after;
        an_finding finding = finding_of(&suggested, &english);
        finding.code = AN_AMBIGUOUS_MOVE;
        const char *text = an_report_finding(report, &finding, &place).at;
        assert_int_equal(strstr(text, "= help: did you mean") != NULL, after > 0);
    }
    an_report_close(report);
}

/* In the notation of the game, whatever the language. */
static void programs_get_them_all(void **state)
{
    (void)state;
    an_notation german = an_notation_of(an_language_from_name(an_text_of("de")), AN_STYLE_SHORT);
    const row suggested = {"", "g1f3 f2f3", {7, 2}, 9, {"", ""}};
    an_finding finding = finding_of(&suggested, &german);
    an_place place = {.file = "f", .line = 1, .column = 4};
    an_report *report = an_report_open(AN_OUTPUT_JSONL, AN_MESSAGES_ENGLISH, false);
    assert_non_null(report);
    const char *text = an_report_finding(report, &finding, &place).at;
    assert_non_null(strstr(text, "\"suggestions\":[{\"move\":\"Sf3\",\"legal_after\":7,\"of\":9,"
                                 "\"cost\":0,\"certain\":false},"
                                 "{\"move\":\"f3\",\"legal_after\":2,\"of\":9,"
                                 "\"cost\":0,\"certain\":false}],"
                                 "\"after_error\":false,"));
    finding.help.count = 0;
    finding.is_after_error = true;
    text = an_report_finding(report, &finding, &place).at;
    assert_non_null(strstr(text, "\"suggestions\":[],\"after_error\":true,"));
    an_report_close(report);
}

int main(void)
{
    enum { ROWS = sizeof rows / sizeof *rows };
    struct CMUnitTest tests[ROWS + 2] = {
        cmocka_unit_test(programs_get_them_all),
        cmocka_unit_test(an_ambiguous_move_is_not_told_twice),
    };
    for (size_t i = 0; i < ROWS; i++)
        tests[i + 2] = (struct CMUnitTest){.name = rows[i].name,
                                           .test_func = help_is_said,
                                           .initial_state = (void *)(uintptr_t)&rows[i]};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
