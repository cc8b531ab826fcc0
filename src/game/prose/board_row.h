/* Boards drawn with letters among the moves of an article. */
#ifndef AN_GAME_BOARD_ROW_H
#define AN_GAME_BOARD_ROW_H

#include "prose.h"

/* Returns true if `token` stands on a line that is a row of a board. The rest of that line is then
 * added as prose, and the slot stays open. */
bool an__prose_take_board_row(an_prose *p, an_token token);

#endif
