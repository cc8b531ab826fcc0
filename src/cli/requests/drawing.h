/* How boards are to be drawn, as the command line says. */
#ifndef AN_CLI_DRAWING_H
#define AN_CLI_DRAWING_H

#include "settings.h"

typedef enum board_form { BOARD_TEXT, BOARD_SVG, BOARD_FEN } board_form;

/* Reads the options for boards. Where pieces are letters, as in text, a language is refused whose
 * letters do not tell them apart; where there is no picture, the options of pictures are. Returns
 * false after a message. */
bool settings_drawing(const cli_settings *settings, board_form form, an_drawing *drawing);

/* Reads every --mark and --arrow. Returns false after a message. */
bool settings_marks(const cli_settings *settings, an_board_marks *marks);

#endif
