/* How games are to be written, from the command line. */
#ifndef AN_CLI_WRITE_OPTIONS_H
#define AN_CLI_WRITE_OPTIONS_H

#include "settings.h"

/* What becomes of a game that cannot be converted whole. */
typedef enum on_error { ON_ERROR_KEEP, ON_ERROR_STOP, ON_ERROR_DROP, ON_ERROR_FIX } on_error;

typedef struct cli_writing {
    an_script script;
    on_error on_error;
    an_tag *tags; /* owned */
} cli_writing;

/* False after a message about a value that means nothing; writing_free in any case. */
bool settings_writing(const cli_settings *settings, cli_writing *meant);

/* Says why --tag cannot take what it was given. */
void settings_refuse_tag(const cli_settings *settings, const char *given);
void writing_free(cli_writing *meant);

#endif
