/* The commands: a row for each, and finding the one that a word names. */
#ifndef AN_CLI_COMMANDS_H
#define AN_CLI_COMMANDS_H

#include "messages.h"

typedef enum command_id {
    COMMAND_VALIDATE,
    COMMAND_CONVERT,
    COMMAND_COMPARE,
    COMMAND_RECORD,
    COMMAND_SHOW,
    COMMAND_MOVES,
    COMMAND_PERFT,
    COMMAND_GRADE,
    COMMAND_LSP,
    COMMAND_SOLVE,
    COMMAND_LANGUAGES,
    COMMAND_SYMBOLS,
    COMMAND_EXPLAIN,
    COMMAND_HELP,
    COMMAND_VERSION,
    COMMAND_COUNT,
    COMMAND_NONE = COMMAND_COUNT /* the word names no command, or there is no word */
} command_id;

/* The status of the program when it ends: there is no error; there is one in a game; it could not
 * work. */
enum { STATUS_WELL = 0, STATUS_FINDINGS = 1, STATUS_TROUBLE = 2 };

typedef struct command_row {
    const char *name;
    const char *alias;                               /* a second name; NULL if there is none */
    const char *operands[AN_MESSAGE_LANGUAGE_COUNT]; /* what its usage shows behind the options:
                                                        "[FILE]..." */
    size_t operands_max;
    const char *help[AN_MESSAGE_LANGUAGE_COUNT];
} command_row;

const command_row *command_row_of(command_id id);
const char *command_name(command_id id);

/* Returns the command with this name or alias; COMMAND_NONE if there is none. */
command_id command_named(const char *name);

/* Says that there is no command of this name, and suggests the one that may be meant. */
void command_refuse(const char *name);

/* Says that there is one operand too many, and where the help of the command is found.
 * Returns STATUS_TROUBLE. */
int command_refuse_operand(command_id command, const char *operand);

#endif
