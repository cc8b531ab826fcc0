/* How boards are to be drawn, as the command line says. */
#ifndef AN_CLI_DRAWING_H
#define AN_CLI_DRAWING_H

#include "settings.h"

/* in_letters: men are letters on the board, not shapes. to_terminal: it is shown to somebody. False
 * after a message. */
bool settings_drawing(const cli_settings *settings, bool in_letters, bool to_terminal,
                      an_drawing *drawing);

#endif
