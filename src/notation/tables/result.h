/* What a result says. */
#ifndef AN_NOTATION_RESULT_H
#define AN_NOTATION_RESULT_H

#include "algnot/notation.h"

/* Whether a result is ½ alone: a draw, the points of a player, or how the game stands. */
bool an_is_half(an_text result);

#endif
