/* How boards are to be drawn, as the command line says. */
#ifndef AN_CLI_DRAWING_H
#define AN_CLI_DRAWING_H

#include "common.h"

/* to_terminal: the board is shown to somebody. False after a message. */
bool mean_drawing(const cli_settings *settings, bool to_terminal, an_drawing *drawing);

#endif
