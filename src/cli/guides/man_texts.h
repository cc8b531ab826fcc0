/* Texts of manual pages that are not in the help: titles, exit status, environment, and the
 * library. */
#ifndef AN_CLI_MAN_TEXTS_H
#define AN_CLI_MAN_TEXTS_H

#include "commands.h"

typedef enum man_title {
    MAN_MANUAL,
    MAN_NAME,
    MAN_SYNOPSIS,
    MAN_DESCRIPTION,
    MAN_COMMANDS,
    MAN_OPTIONS,
    MAN_EXAMPLES,
    MAN_EXAMPLE,
    MAN_RECIPES,
    MAN_LANGUAGES,
    MAN_FINDINGS,
    MAN_CHAPTERS,
    MAN_STATUS,
    MAN_ENVIRONMENT,
    MAN_SEE_ALSO,
    MAN_TITLE_COUNT
} man_title;

const char *man_title_text(an_message_language language, man_title title);

/* Returns the text that says when a command ends with a status: STATUS_WELL, STATUS_FINDINGS or
 * STATUS_TROUBLE; NULL if it never does. COMMAND_NONE stands for commands in general. */
const char *man_status(an_message_language language, command_id command, int status);

/* A word and its meaning. */
typedef struct man_term {
    const char *word;
    const char *meaning[AN_MESSAGE_LANGUAGE_COUNT];
} man_term;

/* The environment variables, and the headers of the library. Each table ends with a row whose word
 * is NULL. */
extern const man_term man_variables[];
extern const man_term man_chapters[];

/* Return what the program is, and what the library is: paragraphs separated by "\n". */
const char *man_about_program(an_message_language language);
const char *man_purpose_of_program(an_message_language language);
const char *man_about_library(an_message_language language);
const char *man_purpose_of_library(an_message_language language);

/* A whole program that uses the library. */
extern const char man_example[];

#endif
