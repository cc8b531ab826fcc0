/* Reading results. */
#ifndef AN_NOTATION_RESULT_H
#define AN_NOTATION_RESULT_H

#include "algnot/notation.h"

/* Returns whether a result is ½ alone, which may be a draw, the points of a player, or how the game
 * stands. */
bool an__is_half(an_text result);

#endif
