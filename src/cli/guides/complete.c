/* The parts that the scripts of several shells have in common. */
#include "complete.h"

bool complete_offers(command_id command, option_id option)
{
    return option_row_of(option)->commands >> command & 1;
}

void complete_put_quoted(FILE *file, const char *word, const char *quote)
{
    fputc('\'', file);
    for (; *word != '\0'; word++)
        if (*word == '\'')
            fputs(quote, file);
        else
            fputc(*word, file);
    fputc('\'', file);
}

/* ---- places ---- */

/* Commands whose operands are not files. */
static const struct {
    command_id command;
    value_kind kind;
    size_t (*add)(const char **values, size_t count);
} operands[] = {
    {COMMAND_PERFT, VALUE_FREE, NULL},
    {COMMAND_LSP, VALUE_FREE, NULL},
    {COMMAND_SYMBOLS, VALUE_FREE, NULL},
    {COMMAND_VERSION, VALUE_FREE, NULL},
    {COMMAND_EXPLAIN, VALUE_NAME, option_add_codes},
    {COMMAND_HELP, VALUE_NAME, option_add_commands},
};

static void find_operands(complete_place *place)
{
    place->option = OPTION_COUNT;
    place->kind = VALUE_FILE;
    for (size_t i = 0; i < sizeof operands / sizeof *operands; i++) {
        if (operands[i].command != place->command)
            continue;
        place->kind = operands[i].kind;
        place->count = operands[i].add != NULL ? operands[i].add(place->values, 0) : 0;
    }
}

static void find_values(complete_place *place, command_id command, option_id option)
{
    place->option = option;
    place->kind = option_value_kind(option);
    place->count = option_values(command, option, place->values);
}

/* Returns the first command that takes an option. */
static command_id first_with(option_id option)
{
    command_id command = 0;
    while (!complete_offers(command, option))
        command++;
    return command;
}

/* Writes the places of one option, whose values may differ between commands. */
static void put_option(FILE *file, option_id option,
                       void (*put)(FILE *file, const complete_place *place))
{
    complete_place usual = {.command = COMMAND_NONE};
    find_values(&usual, first_with(option), option);
    for (command_id command = 0; command < COMMAND_COUNT; command++) {
        complete_place place = {.command = command};
        if (!complete_offers(command, option))
            continue;
        find_values(&place, command, option);
        if (place.count != usual.count)
            put(file, &place);
    }
    if (usual.kind != VALUE_FREE)
        put(file, &usual);
}

void complete_each_place(FILE *file, void (*put)(FILE *file, const complete_place *place))
{
    for (command_id command = 0; command < COMMAND_COUNT; command++) {
        complete_place place = {.command = command};
        find_operands(&place);
        if (place.kind != VALUE_FREE)
            put(file, &place);
    }
    for (option_id option = 0; option < OPTION_COUNT; option++)
        put_option(file, option, put);
}

/* ---- how they are written ---- */

void complete_put_place(FILE *file, const complete_place *place, const char *quote,
                        const char *between)
{
    const option_row *option = place->option < OPTION_COUNT ? option_row_of(place->option) : NULL;
    const command_row *row = place->command != COMMAND_NONE ? command_row_of(place->command) : NULL;
    const char *const commands[] = {row != NULL ? row->name : "*", row != NULL ? row->alias : NULL};
    for (size_t i = 0; i < 2 && commands[i] != NULL; i++) {
        fprintf(file, "%s%s%s:%s%s%s", i > 0 ? between : "", quote, commands[i],
                option != NULL ? "--" : "", option != NULL ? option->name : "operand", quote);
        if (option != NULL && option->letter != '\0')
            fprintf(file, "%s%s%s:-%c%s", between, quote, commands[i], option->letter, quote);
    }
}

const char *complete_kind_name(value_kind kind)
{
    static const char *const kinds[] = {
        [VALUE_FREE] = "", [VALUE_FILE] = "file", [VALUE_NAME] = "name", [VALUE_NAMES] = "names"};
    return kinds[kind];
}

static void put_case(FILE *file, const complete_place *place)
{
    fputs("    ", file);
    complete_put_place(file, place, "", "|");
    fprintf(file, ") kind=%s values=(", complete_kind_name(place->kind));
    for (size_t i = 0; i < place->count; i++) {
        fputs(i > 0 ? " " : "", file);
        complete_put_quoted(file, place->values[i], "'\\''");
    }
    fputs(") ;;\n", file);
}

void complete_put_values(FILE *file)
{
    fputs("# sets kind and values for a place, as 'convert:--to' or 'explain:operand'\n"
          "_algnot_values() {\n"
          "    kind= values=()\n"
          "    case $1 in\n",
          file);
    complete_each_place(file, put_case);
    fputs("    esac\n}\n\n", file);
}
