/* Whether a move gives check. */
#ifndef AN_CHESS_CHECKS_H
#define AN_CHESS_CHECKS_H

#include "position.h"

/* The squares from which the side to move gives check. */
typedef struct an_check_view {
    an_squares squares[AN_ROLE_COUNT]; /* by role: where a piece attacks the king */
    an_squares screens; /* pieces that uncover an attack by leaving the line of a slider */
    unsigned king;      /* the king that is attacked */
} an_check_view;

an_check_view an__check_view_of(const an_position *p);

/* Returns where a piece on a square uncovers an attack on the king by going. */
static inline an_squares an_uncovering(const an_check_view *view, unsigned from)
{
    return view->screens & an_bit(from) ? ~an__whole_line[view->king][from] : 0;
}

/* Returns whether a legal move gives check. */
bool an__gives_check(const an_position *p, const an_check_view *view, an_move move);

#endif
