/* Why no legal move fits what was written. */
#ifndef AN_NOTATION_REFUSE_H
#define AN_NOTATION_REFUSE_H

#include "algnot/notation.h"

/* Returns the code for a san that no legal move fits, and fills *reason. Before the call, all
 * squares of *reason must be AN_NO_SQUARE, except for the king's. */
an_code an__san_refusal(const an_position *p, const an_san *san, an_reason *reason);

/* Returns AN_NOT_PRIORITY_PIECE, and fills *reason with the piece that was to move, the piece that
 * must move, and the moves of the latter. */
an_code an__refuse_priority(const an_position *p, an_move move, an_reason *reason);

#endif
