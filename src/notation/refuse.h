/* Why no legal move says what was written. */
#ifndef AN_NOTATION_REFUSE_H
#define AN_NOTATION_REFUSE_H

#include "algnot/notation.h"

/* Why no legal move says this; fills the squares of a reason that is otherwise empty. */
an_code an_san_refusal(const an_position *p, const an_san *san, an_reason *reason);

/* not-priority-piece: the piece that was to move, the one that must, and its moves. */
an_code an_refuse_priority(const an_position *p, an_move move, an_reason *reason);

#endif
