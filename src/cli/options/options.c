/* The options: one table, from which parsing and help are made. */
#include "options.h"
#include "extremes.h"

#include <string.h>

enum {
    V = 1 << COMMAND_VALIDATE,
    C = 1 << COMMAND_CONVERT,
    B = 1 << COMMAND_COMPARE,
    R = 1 << COMMAND_RECORD,
    S = 1 << COMMAND_SHOW,
    M = 1 << COMMAND_MOVES,
    P = 1 << COMMAND_PERFT,
    L = 1 << COMMAND_LANGUAGES,
    G = 1 << COMMAND_GRADE,
    E = 1 << COMMAND_LSP, /* for editors */
    X = 1 << COMMAND_SOLVE,
    H = 1 << COMMAND_HELP,
    N = 1 << COMMAND_VERSION,
    ALL = (1 << COMMAND_COUNT) - 1
};

#define OPTION_ROW(id, ...) [id] = {__VA_ARGS__},
static const option_row rows[OPTION_COUNT] = {OPTIONS(OPTION_ROW)};
#undef OPTION_ROW

const option_row *option_row_of(option_id id)
{
    return &rows[id];
}

option_id option_in_group(option_id id, option_group group, command_id command)
{
    while (id < OPTION_COUNT && (rows[id].group != group || !(rows[id].commands >> command & 1)))
        id++;
    return id;
}

bool option_takes_value(option_id id)
{
    return rows[id].argument[AN_MESSAGES_ENGLISH] != NULL;
}

bool option_needs_value(option_id id)
{
    return option_takes_value(id) && *rows[id].argument[AN_MESSAGES_ENGLISH] != '[';
}

option_spelling option_spelled(an_text name)
{
    option_spelling spelling = {"--"};
    size_t room = sizeof spelling.text - sizeof "--";
    memcpy(spelling.text + strlen("--"), name.at, an_smaller(name.size, room));
    return spelling;
}

option_spelling option_spelled_of(option_id id)
{
    return option_spelled(an_text_of(option_row_of(id)->name));
}
