/* Numbers among the moves and words of a plain text. */
#ifndef AN_GAME_NUMBERED_H
#define AN_GAME_NUMBERED_H

#include "prose.h"

/* Takes a number, and its move where both are one word. Returns true if the number begins another
 * game; it is not taken then. */
bool an__prose_take_number(an_prose *p, an_token token);

#endif
