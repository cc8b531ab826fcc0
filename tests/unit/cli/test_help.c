/* The help: it fits into 79 columns, and says as much in French as in English. */
#include "check.h"

#include <stdio.h>
#include <string.h>

#include "columns.h"
#include "help.h"
#include "help_texts.h"

static void check_lines(FILE *file, const char *name)
{
    char line[1024];
    rewind(file);
    while (fgets(line, sizeof line, file) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (columns_of(an_text_of(line)) > LINE_WIDTH)
            fail_msg("help %s: %s", name, line);
    }
    fclose(file);
}

static void every_line_fits(void **state)
{
    (void)state;
    for (an_message_language language = AN_MESSAGES_ENGLISH; language < AN_MESSAGE_LANGUAGE_COUNT;
         language++) {
        FILE *file = tmpfile();
        assert_non_null(file);
        help_put_program(file);
        check_lines(file, "");
        for (int id = 0; id < COMMAND_COUNT; id++) {
            file = tmpfile();
            assert_non_null(file);
            help_put_command(file, (command_id)id);
            check_lines(file, command_name((command_id)id));
        }
    }
}

static size_t count(const char *text, char c)
{
    size_t count = 0;
    for (; *text != '\0'; text++)
        count += *text == c;
    return count;
}

static void every_text_in_both_languages(void **state)
{
    (void)state;
    for (int id = 0; id < COMMAND_COUNT; id++) {
        const help_text *text = help_text_of((command_id)id);
        const char *english = text->about[AN_MESSAGES_ENGLISH],
                   *french = text->about[AN_MESSAGES_FRENCH];
        assert_int_equal(english == NULL, french == NULL);
        if (english != NULL)
            assert_int_equal(count(english, '\n'), count(french, '\n'));
        for (int i = 0; i < HELP_EXAMPLES_MAX; i++) {
            const help_example *example = &text->examples[i];
            for (an_message_language language = AN_MESSAGES_ENGLISH;
                 language < AN_MESSAGE_LANGUAGE_COUNT; language++)
                assert_int_equal(example->typed[language] == NULL,
                                 example->what[AN_MESSAGES_FRENCH - language] == NULL);
        }
    }
}

/* Every option is listed, under a heading that there is. */
static void every_group_has_a_title(void **state)
{
    (void)state;
    for (int id = 0; id < OPTION_COUNT; id++)
        for (an_message_language language = AN_MESSAGES_ENGLISH;
             language < AN_MESSAGE_LANGUAGE_COUNT; language++) {
            const char *title = help_group_title(language, option_row_of((option_id)id)->group);
            assert_true(title != NULL && *title != '\0');
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_line_fits),
        cmocka_unit_test(every_text_in_both_languages),
        cmocka_unit_test(every_group_has_a_title),
    };
    return cmocka_run_group_tests_name("help", tests, NULL, NULL) > 0;
}
