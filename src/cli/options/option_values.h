/* The values that an option may have, where they are names: what is parsed, refused and completed
 * is the same table. */
#ifndef AN_CLI_OPTION_VALUES_H
#define AN_CLI_OPTION_VALUES_H

#include "options.h"

enum { OPTION_NAMES_MAX = 15, OPTION_VALUES_MAX = 256 };

typedef enum value_kind {
    VALUE_FREE, /* a number, a name, a text */
    VALUE_FILE,
    VALUE_NAME,
    VALUE_NAMES /* several, with commas between */
} value_kind;

value_kind option_value_kind(option_id option);

/* Returns the names in the table, with NULL behind the last, in the order in which the program
 * counts them. Only for options whose names are all in the table. */
const char *const *option_names(command_id command, option_id option);

/* Finds all names that an option of a command may have, with those of other tables: languages,
 * codes, conventions, commands. Returns how many there are. */
size_t option_values(command_id command, option_id option, const char *values[OPTION_VALUES_MAX]);

/* Add the slugs of all findings, or the names of all commands, to a list of `count` values. Return
 * how many there are then. */
size_t option_add_codes(const char *values[OPTION_VALUES_MAX], size_t count);
size_t option_add_commands(const char *values[OPTION_VALUES_MAX], size_t count);

#endif
