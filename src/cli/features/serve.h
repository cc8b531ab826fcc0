/* Serves a client, from the first message to the last. */
#ifndef AN_CLI_SERVE_H
#define AN_CLI_SERVE_H

#include "settings.h"

/* Returns the exit status of the program. */
int lsp_serve(const cli_settings *settings);

#endif
