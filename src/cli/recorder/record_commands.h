/* The commands of the recorder: a table, and finding the one that a word names. */
#ifndef AN_CLI_RECORD_COMMANDS_H
#define AN_CLI_RECORD_COMMANDS_H

#include "handlers.h"

typedef struct record_command {
    const char *name[AN_MESSAGE_LANGUAGE_COUNT]; /* both names are understood, whatever language
                                                    messages are in */
    record_handler *handler;
    const char *arguments[AN_MESSAGE_LANGUAGE_COUNT]; /* as the help shows them */
    const char *help[AN_MESSAGE_LANGUAGE_COUNT];
} record_command;

/* Returns a row of the table; NULL behind the last one. */
const record_command *record_command_at(size_t index);

/* Returns the command that a word names, in full or by a beginning that no other command has and
 * that is no move, or by another word that comes to mind; NULL if there is none. With `in_full`,
 * which is for what comes through a pipe, neither a beginning nor a word that only people use is
 * enough. */
const record_command *record_command_find(an_text word, bool in_full);

/* Carries out a line that begins with a command. Returns false if it does not. */
bool recorder_command(recorder *r, an_text line);

#endif
