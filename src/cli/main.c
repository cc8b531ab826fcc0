/* algnot: validates, converts and records chess games in algebraic notation. */
#include <stdlib.h>
#include <string.h>

#include "failure.h"
#include "help.h"
#include "options_parse.h"
#include "platform.h"
#include "run.h"
#include "say.h"

/* What each command does, in the order of command_id. */
static int (*const runs[COMMAND_COUNT])(const cli_settings *settings) = {
    [COMMAND_VALIDATE] = run_validate,   [COMMAND_CONVERT] = run_convert,
    [COMMAND_COMPARE] = run_compare,     [COMMAND_RECORD] = run_record,
    [COMMAND_SHOW] = run_show,           [COMMAND_MOVES] = run_moves,
    [COMMAND_PERFT] = run_perft,         [COMMAND_SOLVE] = run_solve,
    [COMMAND_GRADE] = run_grade,         [COMMAND_LSP] = run_lsp,
    [COMMAND_LANGUAGES] = run_languages, [COMMAND_SYMBOLS] = run_symbols,
    [COMMAND_EXPLAIN] = run_explain,     [COMMAND_HELP] = run_help,
    [COMMAND_VERSION] = run_version,
};

/* Reads --messages and --color. Without --color, output to a terminal is colored unless NO_COLOR
 * is set or the terminal is "dumb". Returns false after a message. */
static bool read_language_and_color(cli_settings *settings)
{
    bool is_language = settings_named(settings, OPTION_MESSAGES, 0) >= 0;
    int color = settings_named(settings, OPTION_COLOR, 0);
    const char *no_color = getenv("NO_COLOR"), *terminal = getenv("TERM");
    bool is_wanted = (no_color == NULL || *no_color == '\0') &&
                     (terminal == NULL || strcmp(terminal, "dumb") != 0);
    settings->with_color =
        color == 1 || (color == 0 && is_wanted && settings_write_to_terminal(settings));
    return is_language && color >= 0;
}

/* Returns the command that the first word stands for: "algnot --help" and "algnot -V" are what
 * people try first. */
static const char *command_word(const char *word)
{
    static const struct {
        const char *typed, *command;
    } rows[] = {{"--help", "help"}, {"-h", "help"}, {"--version", "version"}, {"-V", "version"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (strcmp(word, rows[i].typed) == 0)
            return rows[i].command;
    return word;
}

/* Returns the status to end with: a write to standard output that failed is trouble, unless trouble
 * was told already or the reader of the output is gone. */
static int end_output(int status)
{
    fflush(stdout);
    if (!ferror(stdout) || status == STATUS_TROUBLE)
        return status;
    if (platform_last_failure() == FAILURE_BROKEN_PIPE)
        return status;
    say_failed(SAY_CANNOT_WRITE, message_text(message_language(), SAY_STANDARD_OUTPUT));
    return STATUS_TROUBLE;
}

static int run(const cli_settings *settings)
{
    const command_row *row = command_row_of(settings->command);
    if (settings->value[OPTION_HELP] != NULL) {
        help_put_command(stdout, settings->command);
        return STATUS_WELL;
    }
    if (settings->file_count <= row->operands_max)
        return runs[settings->command](settings);
    return command_refuse_operand(settings->command, settings->files[row->operands_max]);
}

int main(int argc, char **argv)
{
    (void)argc;
    char **words = platform_arguments(argv);
    size_t count = 0;
    while (words[count] != NULL)
        count++;
    cli_settings settings = {0};
    message_language_set(message_language_of_environment());
    platform_hold_streams();
    platform_survive_limits();
    if (count < 2) {
        help_put_program(stderr);
        return STATUS_TROUBLE;
    }
    const char *word = command_word(words[1]);
    settings.command = command_named(word);
    int status = STATUS_TROUBLE;
    /* a first word that is no command may be --messages: it is parsed, too */
    size_t taken = settings.command == COMMAND_NONE ? 1 : 2;
    bool is_parsed = options_parse(&settings, words + taken, count - taken);
    if (settings.command == COMMAND_NONE)
        command_refuse(word);
    else if (is_parsed && read_language_and_color(&settings))
        status = end_output(run(&settings));
    options_free(&settings);
    return status;
}
