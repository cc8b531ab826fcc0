/* The commands of the recorder: their table, and finding a command by a word. */
#ifndef AN_CLI_RECORD_COMMANDS_H
#define AN_CLI_RECORD_COMMANDS_H

#include "handlers.h"

typedef struct record_command {
    const char *name[AN_MESSAGE_LANGUAGE_COUNT]; /* both names are understood, in any language of
                                                    messages */
    record_handler *handler;
    const char *arguments[AN_MESSAGE_LANGUAGE_COUNT]; /* as the help shows them */
    const char *help[AN_MESSAGE_LANGUAGE_COUNT];
} record_command;

/* Returns a row of the table, or NULL if `index` is too great. */
const record_command *record_command_at(size_t index);

/* Returns the command that a word names, or NULL if there is none. The word is the full name, a
 * synonym, or the beginning of only one name, provided that it is no move. If `in_full`, as for
 * input through a pipe, beginnings and synonyms that only people use are not accepted. */
const record_command *record_command_find(an_text word, bool in_full);

/* Carries out a line that begins with a command. Returns false if it begins with none. */
bool recorder_command(recorder *r, an_text line);

#endif
