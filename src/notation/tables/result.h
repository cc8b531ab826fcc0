/* Reading results. */
#ifndef AN_NOTATION_RESULT_H
#define AN_NOTATION_RESULT_H

#include "algnot/notation.h"

/* Returns whether a result is a lone ½, which may mean a draw, the points of one player, or an
 * evaluation. */
bool an__is_half(an_text result);

#endif
