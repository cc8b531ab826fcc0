/* Sheets in capitals: E4 E5 CF3 CC6. */
#ifndef AN_GAME_CAPITALS_H
#define AN_GAME_CAPITALS_H

#include "algnot/base.h"

/* Returns true if `word` is a move in capitals, E4, CF3 or EXD5+: it has only capital letters, and
 * would have the shape of a move in small ones. */
bool an__is_move_in_capitals(an_text word);

/* Returns true if most words of a text are moves in capitals, and there are several of them. */
bool an__is_in_capitals(an_text text);

#endif
