/* The options: names and letters are unique, both languages explain them, and each parses back.
 * What is said is caught. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "option_values.h"
#include "options_parse.h"
#include "say.h"
#include "settings.h"
#include "similar.h"

enum { SILENCE = -1 };

static int said;

bool say(message which, ...)
{
    if (said == SILENCE)
        said = (int)which;
    return false;
}

bool say_failed(message which, const char *name)
{
    (void)name;
    return say(which);
}

bool say_failure(message which, const char *name, platform_failure failure)
{
    (void)name, (void)failure;
    return say(which);
}

static bool is_for(const option_row *row, command_id command)
{
    return row->commands >> command & 1;
}

/* ---- the table ---- */

static void every_option_in_both_languages(void **state)
{
    (void)state;
    for (int id = 0; id < OPTION_COUNT; id++) {
        const option_row *row = option_row_of((option_id)id);
        assert_non_null(row->name);
        assert_true(row->commands != 0 && row->commands >> COMMAND_COUNT == 0);
        for (an_message_language language = AN_MESSAGES_ENGLISH;
             language < AN_MESSAGE_LANGUAGE_COUNT; language++)
            assert_true(row->help[language] != NULL && *row->help[language] != '\0' &&
                        (row->argument[language] != NULL) == option_takes_value((option_id)id));
    }
}

static void names_are_unique(void **state)
{
    (void)state;
    for (int i = 0; i < OPTION_COUNT; i++)
        for (int j = 0; j < i; j++)
            assert_string_not_equal(option_row_of((option_id)i)->name,
                                    option_row_of((option_id)j)->name);
}

static void letters_are_unique_in_a_command(void **state)
{
    (void)state;
    for (int i = 0; i < OPTION_COUNT; i++)
        for (int j = 0; j < i; j++) {
            const option_row *a = option_row_of((option_id)i), *b = option_row_of((option_id)j);
            if ((a->commands & b->commands) != 0 && a->letter != '\0')
                assert_int_not_equal(a->letter, b->letter);
        }
}

static void the_help_names_every_layout(void **state)
{
    (void)state;
    for (int layout = 0; layout < AN_LAYOUT_COUNT; layout++)
        for (an_message_language language = AN_MESSAGES_ENGLISH;
             language < AN_MESSAGE_LANGUAGE_COUNT; language++)
            if (strstr(option_row_of(OPTION_LAYOUT)->help[language],
                       an_layout_name((an_layout)layout)) == NULL)
                fail_msg("the help of --layout does not name %s in both languages",
                         an_layout_name((an_layout)layout));
}

static void names_stand_in_the_table_that_parses_them(void **state)
{
    const char *values[OPTION_VALUES_MAX];
    (void)state;
    assert_int_equal(option_values(COMMAND_CONVERT, OPTION_STYLE, values), AN_STYLE_UCI);
    for (int style = 0; style < AN_STYLE_UCI; style++)
        assert_string_equal(values[style], an_style_name((an_style)style));
    for (int i = 0; i < AN_CONVENTION_COUNT; i++) {
        option_id option = (option_id)(OPTION_CASTLING + i);
        assert_string_equal(option_row_of(option)->name, an_convention_name((an_convention)i));
        assert_true(option_values(COMMAND_CONVERT, option, values) > 1);
    }
    assert_string_equal(option_names(COMMAND_LANGUAGES, OPTION_FORMAT)[1], "jsonl");
    assert_int_equal(option_values(COMMAND_VALIDATE, OPTION_FORMAT, values), AN_OUTPUT_COUNT);
    assert_in_range(option_values(COMMAND_CONVERT, OPTION_FORMAT, values), 3, AN_OUTPUT_COUNT - 1);
}

/* ---- parsing ---- */

enum { WORDS_MAX = 8 };

typedef struct parsed {
    cli_settings settings;
    char room[WORDS_MAX][80];
    char *words[WORDS_MAX];
    bool is_well;
} parsed;

/* Parses a command line whose words have a space between. */
static void parse(parsed *p, command_id command, const char *line)
{
    size_t count = 0;
    *p = (parsed){.settings = {.command = command}};
    while (*line != '\0') {
        size_t size = strcspn(line, " ");
        assert_in_range(count, 0, WORDS_MAX - 1);
        snprintf(p->room[count], sizeof p->room[count], "%.*s", (int)size, line);
        p->words[count] = p->room[count];
        count++;
        line += size + (line[size] == ' ');
    }
    said = SILENCE;
    p->is_well = options_parse(&p->settings, p->words, count);
}

static void assert_value(command_id command, const char *line, option_id id, const char *value)
{
    parsed p;
    parse(&p, command, line);
    assert_true(p.is_well);
    assert_int_equal(said, SILENCE);
    assert_string_equal(p.settings.value[id], value);
    assert_int_equal(p.settings.file_count, 1);
    assert_string_equal(p.settings.files[0], "game.pgn");
    for (int other = 0; other < OPTION_COUNT; other++)
        if (other != (int)id)
            assert_null(p.settings.value[other]);
    options_free(&p.settings);
}

static void assert_refused(command_id command, const char *line, message due)
{
    parsed p;
    parse(&p, command, line);
    assert_false(p.is_well);
    assert_int_equal(said, due);
    options_free(&p.settings);
}

/* In every command that has it, in every spelling that it has; and refused in every other. */
static void parses_back(void **state)
{
    const option_row *row = *state;
    option_id id = (option_id)(row - option_row_of(0));
    char line[160];
    for (int command = 0; command < COMMAND_COUNT; command++) {
        command_id c = (command_id)command;
        if (!is_for(row, c)) {
            snprintf(line, sizeof line, "--%s", row->name);
            parsed p;
            parse(&p, c, line);
            /* it may begin the name of another option */
            assert_null(p.settings.value[id]);
            options_free(&p.settings);
            continue;
        }
        if (!option_takes_value(id)) {
            snprintf(line, sizeof line, "--%s game.pgn", row->name);
            assert_value(c, line, id, "");
            snprintf(line, sizeof line, "game.pgn --%s", row->name);
            assert_value(c, line, id, "");
            snprintf(line, sizeof line, "--%s=yes", row->name);
            assert_refused(c, line, SAY_TAKES_NO_VALUE);
            snprintf(line, sizeof line, "-%c game.pgn", row->letter);
            if (row->letter != '\0')
                assert_value(c, line, id, "");
            continue;
        }
        snprintf(line, sizeof line, "--%s=a=b game.pgn", row->name);
        assert_value(c, line, id, "a=b");
        if (!option_needs_value(id)) {
            snprintf(line, sizeof line, "--%s game.pgn", row->name);
            assert_value(c, line, id, "");
            continue;
        }
        snprintf(line, sizeof line, "game.pgn --%s -value", row->name);
        assert_value(c, line, id, "-value");
        snprintf(line, sizeof line, "--%s= game.pgn", row->name);
        assert_value(c, line, id, "");
        snprintf(line, sizeof line, "--%s", row->name);
        assert_refused(c, line, SAY_NEEDS_VALUE);
        if (row->letter == '\0')
            continue;
        snprintf(line, sizeof line, "-%cvalue game.pgn", row->letter);
        assert_value(c, line, id, "value");
        snprintf(line, sizeof line, "-%c value game.pgn", row->letter);
        assert_value(c, line, id, "value");
        snprintf(line, sizeof line, "-%c", row->letter);
        assert_refused(c, line, SAY_NEEDS_VALUE);
    }
}

static void words_that_are_no_options(void **state)
{
    parsed p;
    (void)state;
    parse(&p, COMMAND_VALIDATE, "a - -- --quiet -v");
    assert_true(p.is_well);
    assert_int_equal(p.settings.file_count, 4);
    assert_string_equal(p.settings.files[1], "-");
    assert_string_equal(p.settings.files[3], "-v");
    assert_null(p.settings.value[OPTION_QUIET]);
    options_free(&p.settings);
}

static void letters_may_be_bundled(void **state)
{
    parsed p;
    (void)state;
    parse(&p, COMMAND_VALIDATE, "-qvffr");
    assert_true(p.is_well);
    assert_non_null(p.settings.value[OPTION_QUIET]);
    assert_null(p.settings.value[OPTION_VERBOSE]); /* -q is the exit status only */
    assert_string_equal(p.settings.value[OPTION_FROM], "fr");
    options_free(&p.settings);
}

static void the_last_value_counts_and_all_are_kept(void **state)
{
    parsed p;
    (void)state;
    parse(&p, COMMAND_CONVERT, "--tag A=1 --to fr --tag=B=2");
    assert_true(p.is_well);
    assert_string_equal(p.settings.value[OPTION_TAG], "B=2");
    assert_int_equal(p.settings.given_count, 3);
    assert_int_equal(p.settings.given[0].option, OPTION_TAG);
    assert_string_equal(p.settings.given[0].text, "A=1");
    assert_string_equal(p.settings.given[2].text, "B=2");
    options_free(&p.settings);
}

static void beginnings_of_names(void **state)
{
    (void)state;
    assert_value(COMMAND_VALIDATE, "--verb game.pgn", OPTION_VERBOSE, "");
    assert_refused(COMMAND_VALIDATE, "--max 3", SAY_AMBIGUOUS_OPTION);
}

static void the_tongue_is_known_whatever_else_is_wrong(void **state)
{
    static const struct {
        command_id command;
        const char *line;
        an_message_language language;
    } lines[] = {
        {COMMAND_VALIDATE, "--nonsense --messages=fr", AN_MESSAGES_FRENCH},
        {COMMAND_VALIDATE, "-z --mess fr --max", AN_MESSAGES_FRENCH},
        {COMMAND_COUNT, "--layout=pgn --messages=fr", AN_MESSAGES_FRENCH},
        {COMMAND_VALIDATE, "--messages=fr --messages=en -z", AN_MESSAGES_ENGLISH},
        {COMMAND_VALIDATE, "-z --messages=de", AN_MESSAGES_ENGLISH},
        {COMMAND_VALIDATE, "-z --from --messages=fr", AN_MESSAGES_ENGLISH},
        {COMMAND_VALIDATE, "-z -- --messages=fr", AN_MESSAGES_ENGLISH},
    };
    parsed p;
    (void)state;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        message_language_set(AN_MESSAGES_ENGLISH);
        parse(&p, lines[i].command, lines[i].line);
        assert_int_equal(message_language(), lines[i].language);
        options_free(&p.settings);
    }
}

static void what_is_refused(void **state)
{
    (void)state;
    assert_refused(COMMAND_VALIDATE, "--nonsense", SAY_UNKNOWN_OPTION);
    assert_refused(COMMAND_VALIDATE, "--tag=a", SAY_NOT_THIS_COMMAND);
    assert_refused(COMMAND_VALIDATE, "-z", SAY_UNKNOWN_OPTION);
    assert_refused(COMMAND_VALIDATE, "-qz", SAY_UNKNOWN_OPTION);
}

/* A size may have a unit, any other number has none. */
static void numbers(void **state)
{
    static const struct {
        option_id option;
        const char *value;
        bool is_number;
        uint64_t number;
    } rows[] = {
        {OPTION_WIDTH, "0", true, 0},
        {OPTION_WIDTH, "72", true, 72},
        {OPTION_WIDTH, "1K", false, 0},
        {OPTION_WIDTH, "1KiB", false, 0},
        {OPTION_WIDTH, "", false, 0},
        {OPTION_WIDTH, "-1", false, 0},
        {OPTION_WIDTH, " 1", false, 0},
        {OPTION_WIDTH, "7x", false, 0},
        {OPTION_MAX_ERRORS, "2M", false, 0},
        {OPTION_GAME, "3G", false, 0},
        {OPTION_EVERY, "1KB", false, 0},
        {OPTION_JOBS, "1K", false, 0},
        {OPTION_MAX_GAME, "17", true, 17},
        {OPTION_MAX_GAME, "3K", true, 3 << 10},
        {OPTION_MAX_GAME, "3KB", true, 3 << 10},
        {OPTION_MAX_GAME, "3KiB", true, 3 << 10},
        {OPTION_MAX_GAME, "5M", true, 5 << 20},
        {OPTION_MAX_GAME, "5MB", true, 5 << 20},
        {OPTION_MAX_GAME, "5MiB", true, 5 << 20},
        {OPTION_MAX_GAME, "7G", true, UINT64_C(7) << 30},
        {OPTION_MAX_GAME, "7GB", true, UINT64_C(7) << 30},
        {OPTION_MAX_GAME, "7GiB", true, UINT64_C(7) << 30},
        {OPTION_MAX_GAME, "7T", false, 0},
        {OPTION_MAX_GAME, "1k", false, 0},
        {OPTION_MAX_GAME, "1 K", false, 0},
        {OPTION_MAX_GAME, "4294967296", true, UINT64_C(1) << 32},
        {OPTION_MAX_GAME, "99999999999999999999999999999999G", true, (UINT64_MAX >> 2) >> 30 << 30},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        cli_settings settings = {0};
        settings.value[rows[i].option] = rows[i].value;
        uint64_t number = 0;
        said = SILENCE;
        bool is_number = settings_number(&settings, rows[i].option, 1, &number);
        if (is_number != rows[i].is_number || (is_number && number != rows[i].number)) {
            print_error("--%s=%s\n", option_row_of(rows[i].option)->name, rows[i].value);
            fail();
        }
        assert_int_equal(said, is_number ? SILENCE : (int)SAY_BAD_VALUE);
    }
    uint64_t number = 0;
    assert_true(settings_number(&(cli_settings){0}, OPTION_WIDTH, 79, &number));
    assert_int_equal(number, 79);
}

static void similar_words(void **state)
{
    static const char *const names[] = {"validate", "convert", "moves"};
    (void)state;
    assert_string_equal(most_similar("valdiate", names, 3), "validate");
    assert_string_equal(most_similar("move", names, 3), "moves");
    assert_string_equal(most_similar("valid", names, 3), "validate");
    assert_string_equal(most_similar("con", names, 3), "convert");
    assert_null(most_similar("v", names, 3));
    assert_null(most_similar("xyzzy", names, 3));
}

int main(void)
{
    const struct CMUnitTest others[] = {
        cmocka_unit_test(every_option_in_both_languages),
        cmocka_unit_test(names_are_unique),
        cmocka_unit_test(letters_are_unique_in_a_command),
        cmocka_unit_test(the_help_names_every_layout),
        cmocka_unit_test(names_stand_in_the_table_that_parses_them),
        cmocka_unit_test(words_that_are_no_options),
        cmocka_unit_test(letters_may_be_bundled),
        cmocka_unit_test(the_last_value_counts_and_all_are_kept),
        cmocka_unit_test(beginnings_of_names),
        cmocka_unit_test(the_tongue_is_known_whatever_else_is_wrong),
        cmocka_unit_test(what_is_refused),
        cmocka_unit_test(numbers),
        cmocka_unit_test(similar_words),
    };
    struct CMUnitTest each[OPTION_COUNT];
    for (int id = 0; id < OPTION_COUNT; id++)
        each[id] = (struct CMUnitTest){.name = option_row_of((option_id)id)->name,
                                       .test_func = parses_back,
                                       .initial_state = (void *)option_row_of((option_id)id)};
    int failed = cmocka_run_group_tests_name("options", others, NULL, NULL);
    failed += _cmocka_run_group_tests("each option", each, OPTION_COUNT, NULL, NULL);
    return failed > 0;
}
