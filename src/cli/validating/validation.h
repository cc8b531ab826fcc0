/* A validation: every move of every game is replayed, and what is wrong is reported. */
#ifndef AN_CLI_VALIDATION_H
#define AN_CLI_VALIDATION_H

#include "settings.h"

/* What is done with the findings of a code. */
typedef enum showing { SHOW_BY_LEVEL, SHOW_NEVER, SHOW_AS_ERROR } showing;

/* Reads --only, --allow and --deny into codes[AN_CODE_COUNT]. Returns false after a message. */
bool settings_showing(const cli_settings *settings, showing *codes);

/* How games are validated beyond the settings; usually all members are zero. */
typedef struct validation_manner {
    const an_text *standard_input; /* taken instead of reading it; or NULL */
    bool was_told;                 /* a message has said which files cannot be read */
    bool to_standard_error;        /* findings go there: the output is taken by something else */
} validation_manner;

/* Validates the files of the settings. Returns the status. */
int validate_games(const cli_settings *settings, const validation_manner *manner);

#endif
