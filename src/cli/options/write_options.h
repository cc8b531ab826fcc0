/* How games are to be written, from the command line. */
#ifndef AN_CLI_WRITE_OPTIONS_H
#define AN_CLI_WRITE_OPTIONS_H

#include "settings.h"

/* What becomes of a game that cannot be converted whole. */
typedef enum on_error { ON_ERROR_KEEP, ON_ERROR_STOP, ON_ERROR_DROP, ON_ERROR_FIX } on_error;

typedef struct cli_script {
    an_script script;
    on_error on_error;
    an_tag *tags; /* owned */
} cli_script;

/* False after a message about a value that means nothing; script_free in any case. */
bool mean_script(const cli_settings *settings, cli_script *meant);

/* Says why --tag cannot take what it was given. */
void refuse_tag(const cli_settings *settings, const char *given);
void script_free(cli_script *meant);

#endif
