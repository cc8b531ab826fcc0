/* The commands: a row for each, and finding the one that was meant. */
#ifndef AN_CLI_COMMANDS_H
#define AN_CLI_COMMANDS_H

#include "messages.h"

typedef enum command_id {
    COMMAND_VALIDATE,
    COMMAND_CONVERT,
    COMMAND_RECORD,
    COMMAND_SHOW,
    COMMAND_MOVES,
    COMMAND_PERFT,
    COMMAND_LANGUAGES,
    COMMAND_SYMBOLS,
    COMMAND_EXPLAIN,
    COMMAND_HELP,
    COMMAND_VERSION,
    COMMAND_COUNT,
    COMMAND_NONE = COMMAND_COUNT /* a word that names no command, or no word at all */
} command_id;

/* What the program ends with: nothing was found, something was, or it could not do its work. */
enum { STATUS_WELL = 0, STATUS_FINDINGS = 1, STATUS_TROUBLE = 2 };

typedef struct command_row {
    const char *name;
    const char *alias;                /* NULL if it has none */
    const char *operands[AN_TONGUES]; /* what stands behind it beside options, as usage shows it */
    size_t operands_max;
    const char *help[AN_TONGUES];
} command_row;

const command_row *command_row_of(command_id id);
const char *command_name(command_id id);

/* Returns the command with a name or alias; COMMAND_NONE if there is none. */
command_id command_named(const char *name);

/* Says that there is no command with a name, and helps to find the right one. */
void command_refuse(an_tongue language, const char *name);

/* Says that a command takes no more files or words than it has, and where its help is. */
void command_refuse_operand(an_tongue language, command_id command, const char *operand);

#endif
