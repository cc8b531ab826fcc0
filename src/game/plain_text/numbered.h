/* Numbers of moves, as they are met. */
#ifndef AN_GAME_NUMBERED_H
#define AN_GAME_NUMBERED_H

#include "prose.h"

/* Takes a number, with the move that it numbers where they are one word. Returns true if it begins
 * another game; then it is not taken. */
bool an__prose_take_number(an_prose *p, an_token token);

#endif
