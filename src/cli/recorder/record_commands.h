/* The commands of the recorder. */
#ifndef AN_CLI_RECORD_COMMANDS_H
#define AN_CLI_RECORD_COMMANDS_H

#include "handlers.h"

typedef struct record_command {
    const char *name[AN_TONGUES]; /* a command has both names, whatever language messages are in */
    record_handler *handler;
    const char *arguments[AN_TONGUES];
    const char *help[AN_TONGUES];
} record_command;

/* Returns a row of the table; NULL behind the last one. */
const record_command *record_command_at(size_t index);

/* Returns the command that a word names, in full or by a beginning that no other command has and
 * that is no move; NULL if there is none. */
const record_command *record_command_find(an_text word, bool in_full);

/* Does what a line says that begins with a command; false: it is none. */
bool recorder_command(recorder *r, an_text line);

#endif
