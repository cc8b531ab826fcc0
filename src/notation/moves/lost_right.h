/* Which move of a game has lost the right to castle that is claimed later. */
#ifndef AN_NOTATION_LOST_RIGHT_H
#define AN_NOTATION_LOST_RIGHT_H

#include "algnot/notation.h"

/* The search for that move, from the castling that is refused back to the start of the game. */
typedef struct an_lost_right {
    unsigned king, rook;      /* where they stood at the start; AN_NO_SQUARE: not looked for */
    bool is_given;            /* the game began with the right */
    an_castling_obstacle how; /* it was lost; AN_CASTLING_FREE: by none of the moves so far */
    uint32_t moves;           /* looked at */
    uint32_t at;              /* which of them it was, from 1; 0: none */
} an_lost_right;

/* Returns true if a finding refuses a castling for want of the right to it. */
bool an__is_without_right(const an_finding *finding);

/* Begins the search in a game that began at *start; an__is_without_right must hold. */
an_lost_right an__lost_right_of(const an_finding *finding, const an_position *start);

/* Looks at the move before the ones looked at so far. Returns true if the right was lost by it,
 * unless an earlier move is found. */
bool an__lost_right_look(an_lost_right *lost, an_move move);

/* Completes the finding with what was found. `written` is the move, as it is written; its bytes
 * must live as long as the finding. */
void an__lost_right_tell(an_finding *finding, const an_lost_right *lost, an_text written);

#endif
