/* The options: one table, from which parsing and help are made. */
#ifndef AN_CLI_OPTIONS_H
#define AN_CLI_OPTIONS_H

#include "commands.h"
#include "option_rows.h"

/* Under which heading the help of a command lists an option; the headings stand in help.c. */
typedef enum option_group {
    GROUP_INPUT,
    GROUP_PLACE,
    GROUP_PROBLEM,
    GROUP_LIMITS,
    GROUP_NOTATION,
    GROUP_LAYOUT,
    GROUP_TAGS,
    GROUP_ERRORS,
    GROUP_FINDINGS,
    GROUP_BOARD,
    GROUP_SESSION,
    GROUP_MARKS,
    GROUP_OUTPUT,
    GROUP_GENERAL,
    GROUP_COUNT
} option_group;

typedef struct option_row {
    const char *name;
    char letter;                                     /* -f for --from; '\0' if there is none */
    const char *argument[AN_MESSAGE_LANGUAGE_COUNT]; /* what stands behind the = in the help; NULL:
                                                        no value; "[=COMMAND]" is one that may be
                                                        left out */
    unsigned commands; /* the commands that take it: bit n for command n */
    option_group group;
    const char *help[AN_MESSAGE_LANGUAGE_COUNT];
} option_row;

const option_row *option_row_of(option_id id);

/* Returns the first option of a group, from `id` on, that a command takes; OPTION_COUNT if there is
 * none. */
option_id option_in_group(option_id id, option_group group, command_id command);

bool option_takes_value(option_id id);

/* Returns whether the option is refused without a value. One that may be left out stands in the
 * same word: --man=convert. */
bool option_needs_value(option_id id);

/* An option as messages show it: "--to", "-j", or what was typed instead of one, cut if it is long.
 */
typedef struct option_spelling {
    char text[40];
} option_spelling;

/* Returns a name with -- before it. */
option_spelling option_spelled(an_text name);
option_spelling option_spelled_of(option_id id);

#endif
