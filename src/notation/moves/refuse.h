/* Why no legal move says what was written. */
#ifndef AN_NOTATION_REFUSE_H
#define AN_NOTATION_REFUSE_H

#include "algnot/notation.h"

/* Returns the code for a san that no legal move fits, and fills *reason. The squares of *reason
 * must be AN_NO_SQUARE before, but for the king. */
an_code an__san_refusal(const an_position *p, const an_san *san, an_reason *reason);

/* Returns AN_NOT_PRIORITY_PIECE, and fills *reason: the piece that was to move, the one that must,
 * and its moves. */
an_code an__refuse_priority(const an_position *p, an_move move, an_reason *reason);

#endif
