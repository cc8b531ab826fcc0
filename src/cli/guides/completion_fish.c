/* The completion script for fish. */
#include "completion.h"

#include "complete.h"

static const char head[] =
    "# Completes the command lines of algnot in fish. Made by: algnot help --completion=fish\n\n"
    "# whether the command is one of these\n"
    "function __algnot_is\n"
    "    set -l words (commandline -opc)\n"
    "    set -q words[2]; and contains -- $words[2] $argv\n"
    "end\n\n"
    "function __algnot_lacks_command\n"
    "    set -l words (commandline -opc)\n"
    "    not set -q words[2]\n"
    "end\n\n"
    "# the values of a place: '--to', 'operand'\n"
    "function __algnot_values\n"
    "    set -l words (commandline -opc)\n"
    "    set -l kind name\n"
    "    set -l values\n"
    "    set -l done ''\n"
    "    switch \"$words[2]:$argv[1]\"\n";

static const char middle[] =
    "    end\n"
    "    if test $kind = names\n"
    "        set -l word (commandline -ct | string replace -r '^-[^=]*=' '')\n"
    "        set done (string replace -r '[^,]*$' '' -- $word)\n"
    "    end\n"
    "    printf '%s\\n' $done$values\n"
    "end\n\n"
    "complete -c algnot -f\n"
    "set -l locale (string match -v '' -- $LC_ALL $LC_MESSAGES $LANG)\n"
    "if string match -q 'fr*' -- $locale[1]\n";

/* Writes a word in single quotes. There fish reads \ as an escape, too, but no value contains
 * one. */
static void put_quoted(FILE *file, const char *word)
{
    complete_put_quoted(file, word, "\\'");
}

static void put_case(FILE *file, const complete_place *place)
{
    if (place->kind == VALUE_FILE)
        return;
    fputs("        case ", file);
    complete_put_place(file, place, "'", " ");
    fprintf(file, "\n            set kind %s\n            set values",
            complete_kind_name(place->kind));
    for (size_t i = 0; i < place->count; i++) {
        fputc(' ', file);
        put_quoted(file, place->values[i]);
    }
    fputc('\n', file);
}

/* Writes " -n '__algnot_is validate check convert'". `commands` is a set of bits. */
static void put_condition(FILE *file, unsigned commands)
{
    fputs("    complete -c algnot -n '__algnot_is", file);
    for (command_id command = 0; command < COMMAND_COUNT; command++) {
        const command_row *row = command_row_of(command);
        if ((commands >> command & 1) == 0)
            continue;
        fprintf(file, " %s", row->name);
        if (row->alias != NULL)
            fprintf(file, " %s", row->alias);
    }
    fputc('\'', file);
}

static void put_option(FILE *file, an_message_language language, option_id option)
{
    const option_row *row = option_row_of(option);
    value_kind kind = option_value_kind(option);
    put_condition(file, row->commands);
    if (row->letter != '\0')
        fprintf(file, " -s %c", row->letter);
    fprintf(file, " -l %s", row->name);
    if (option_needs_value(option))
        fputs(kind == VALUE_FILE ? " -r -F" : " -x", file);
    if (kind == VALUE_NAME || kind == VALUE_NAMES)
        fprintf(file, " -a '(__algnot_values --%s)'", row->name);
    fputs(" -d ", file);
    put_quoted(file, row->help[language]);
    fputc('\n', file);
}

static void put_language(FILE *file, an_message_language language)
{
    for (command_id command = 0; command < COMMAND_COUNT; command++) {
        const command_row *row = command_row_of(command);
        fprintf(file, "    complete -c algnot -n __algnot_lacks_command -a %s -d ", row->name);
        put_quoted(file, row->help[language]);
        fputc('\n', file);
    }
    for (option_id option = 0; option < OPTION_COUNT; option++)
        put_option(file, language, option);
}

static void put_operands(FILE *file, const complete_place *place)
{
    if (place->option != OPTION_COUNT)
        return;
    put_condition(file, 1u << place->command);
    fputs(place->kind == VALUE_FILE ? " -F\n" : " -a '(__algnot_values operand)'\n", file);
}

void completion_put_fish(FILE *file)
{
    fputs(head, file);
    complete_each_place(file, put_case);
    fputs(middle, file);
    put_language(file, AN_MESSAGES_FRENCH);
    fputs("else\n", file);
    put_language(file, AN_MESSAGES_ENGLISH);
    fputs("end\n", file);
    complete_each_place(file, put_operands);
}
