/* The completion script for zsh. */
#include "completion.h"

#include <string.h>

#include "complete.h"

static const char head[] = "#compdef algnot\n"
                           "# Completes the command lines of algnot in zsh. Made by: algnot help "
                           "--completion=zsh\n\n";

static const char body[] = "# completes what stands at a place: '--to', 'operand'\n"
                           "_algnot_value() {\n"
                           "    local kind\n"
                           "    local -a values\n"
                           "    _algnot_values \"$command:$1\"\n"
                           "    case $kind in\n"
                           "    file) _files ;;\n"
                           "    names) _sequence compadd - $values ;;\n"
                           "    name) compadd - $values ;;\n"
                           "    esac\n"
                           "}\n\n"
                           "_algnot() {\n"
                           "    local command language=en\n"
                           "    local -a commands options\n"
                           "    [[ ${LC_ALL:-${LC_MESSAGES:-$LANG}} == fr* ]] && language=fr\n"
                           "    if (( CURRENT == 2 )); then\n"
                           "        _algnot_commands_$language\n"
                           "        _describe -t commands command commands\n"
                           "        return\n"
                           "    fi\n"
                           "    command=$words[2]\n"
                           "    shift words\n"
                           "    (( CURRENT-- ))\n"
                           "    _algnot_options_$language\n"
                           "    _arguments -s -S $options '*: : _algnot_value operand'\n"
                           "}\n\n"
                           "_algnot \"$@\"\n";

/* Writes the text of a description. A \ is put before each character of `marks`, which would end
 * it. */
static void put_described(FILE *file, const char *text, const char *marks)
{
    for (; *text != '\0'; text++) {
        if (*text == '\'') {
            fputs("'\\''", file);
            continue;
        }
        if (strchr(marks, *text) != NULL)
            fputc('\\', file);
        fputc(*text, file);
    }
}

static void put_command(FILE *file, const char *name, const char *help)
{
    fprintf(file, "        '%s:", name);
    put_described(file, help, ":\\");
    fputs("'\n", file);
}

static void put_commands(FILE *file, an_message_language language, const char *code)
{
    fprintf(file, "_algnot_commands_%s() {\n    commands=(\n", code);
    for (command_id command = 0; command < COMMAND_COUNT; command++)
        put_command(file, command_name(command), command_row_of(command)->help[language]);
    fputs("    )\n}\n\n", file);
}

/* Writes "[what it is for]:LANG: _algnot_value --from", behind the spelling of an option. */
static void put_rest(FILE *file, an_message_language language, const option_row *row,
                     option_id option)
{
    fputc('[', file);
    put_described(file, row->help[language], "[]\\");
    fputc(']', file);
    if (option_takes_value(option))
        fprintf(file, "%s:%s: _algnot_value --%s", option_needs_value(option) ? "" : ":",
                option_needs_value(option) ? row->argument[language] : row->name, row->name);
    fputs("'\n", file);
}

static void put_option(FILE *file, an_message_language language, option_id option)
{
    const option_row *row = option_row_of(option);
    bool takes_value = option_takes_value(option);
    const char *ends = option_needs_value(option) ? "=" : takes_value ? "=-" : "";
    bool is_repeated = option == OPTION_TAG;
    fputs("            ", file);
    if (row->letter != '\0') {
        fprintf(file, "'(-%c --%s)-%c%s", row->letter, row->name, row->letter,
                takes_value ? "+" : "");
        put_rest(file, language, row, option);
        fprintf(file, "            '(-%c --%s)--%s%s", row->letter, row->name, row->name, ends);
    } else {
        fprintf(file, "'%s--%s%s", is_repeated ? "*" : "", row->name, ends);
    }
    put_rest(file, language, row, option);
}

static void put_options(FILE *file, an_message_language language, const char *code)
{
    fprintf(file, "_algnot_options_%s() {\n    case $command in\n", code);
    for (command_id command = 0; command < COMMAND_COUNT; command++) {
        const command_row *row = command_row_of(command);
        fprintf(file, "    %s%s%s)\n        options=(\n", row->name, row->alias != NULL ? "|" : "",
                row->alias != NULL ? row->alias : "");
        for (option_id option = 0; option < OPTION_COUNT; option++)
            if (complete_offers(command, option))
                put_option(file, language, option);
        fputs("        ) ;;\n", file);
    }
    fputs("    esac\n}\n\n", file);
}

void completion_put_zsh(FILE *file)
{
    fputs(head, file);
    complete_put_values(file);
    put_commands(file, AN_MESSAGES_ENGLISH, "en");
    put_commands(file, AN_MESSAGES_FRENCH, "fr");
    put_options(file, AN_MESSAGES_ENGLISH, "en");
    put_options(file, AN_MESSAGES_FRENCH, "fr");
    fputs(body, file);
}
