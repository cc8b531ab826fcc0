/* Reading results. */
#ifndef AN_NOTATION_RESULT_H
#define AN_NOTATION_RESULT_H

#include "algnot/notation.h"

/* Returns whether a result is a lone ½, which may mean a draw, the points of one player, or an
 * evaluation. */
bool an__is_half(an_text result);

/* Returns the result that the board shows at the end of a game: by mate or stalemate; AN_NO_RESULT
 * if the side to move has a move. */
an_result an__result_on_board(const an_position *end);

#endif
