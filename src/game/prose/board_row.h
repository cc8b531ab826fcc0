/* Boards drawn with letters. */
#ifndef AN_GAME_BOARD_ROW_H
#define AN_GAME_BOARD_ROW_H

#include "prose.h"

/* Takes what is left of a line that is a row of a board. */
bool an__prose_take_board_row(an_prose *p, an_token token);

#endif
