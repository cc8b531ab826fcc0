/* Finds the move of a game that lost a right to castle, after castling was refused. */
#ifndef AN_NOTATION_LOST_RIGHT_H
#define AN_NOTATION_LOST_RIGHT_H

#include "algnot/finding.h"

/* The search, which goes from the refused castling back to the start of the game. */
typedef struct an_lost_right {
    unsigned king, rook;      /* their squares at the start; AN_NO_SQUARE: not searched for */
    an_castling_obstacle how; /* how the right was lost; AN_CASTLING_FREE: not by any move so far */
    uint32_t moves;           /* number of moves looked at so far */
    uint32_t at; /* which move lost the right, counted back from the castling, from 1; 0: none */
} an_lost_right;

/* Returns whether a finding refuses castling because the right to it is lost. */
bool an__is_without_right(const an_finding *finding);

/* Returns a search in a game that began in the position *start. Call it only if
 * an__is_without_right holds. */
an_lost_right an__lost_right_of(const an_finding *finding, const an_position *start);

/* Looks at the move before those looked at so far. Returns true if the right was lost by it. A move
 * further back may replace it, so continue to the start of the game. */
bool an__lost_right_look(an_lost_right *lost, an_move move);

/* Completes the finding with the result of the search. `written` is the move as it is written in
 * the game; its bytes must live as long as the finding. */
void an__lost_right_tell(an_finding *finding, const an_lost_right *lost, an_text written);

#endif
