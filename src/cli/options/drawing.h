/* How boards are to be drawn, as the command line says. */
#ifndef AN_CLI_DRAWING_H
#define AN_CLI_DRAWING_H

#include "settings.h"

/* Reads the options for boards. `in_letters` says that pieces are drawn as letters, not as shapes:
 * a language whose letters do not tell the pieces apart is then refused. Returns false after a
 * message. */
bool settings_drawing(const cli_settings *settings, bool in_letters, an_drawing *drawing);

#endif
