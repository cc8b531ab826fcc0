/* The prior cost of a move, before its word is read: how unlikely it is that somebody plays it,
 * judged by exchanges alone. */
#ifndef AN_GAME_MOVE_PRIOR_H
#define AN_GAME_MOVE_PRIOR_H

#include "algnot/chess.h"

/* What a side could have won by its last move, in pawns, but did not take; and how often in a row
 * it left as much. */
typedef struct an_untaken {
    uint8_t pawns, times;
} an_untaken;

/* What both sides missed, by an_color; all 0 where that is unknown. */
typedef struct an_missed_gains {
    an_untaken of[2];
} an_missed_gains;

/* Returns what it costs in a reading that `move` was played, in tenths of a nat, from 0 to 15, and
 * brings `missed` up to date. The cost rises with the material that the move leaves en prise, and
 * with what it could have won but did not. A pawn that was left several times in a row costs no
 * more: there is a reason, which an exchange does not show. `after` is the position after the move.
 */
unsigned an__move_prior(an_missed_gains *missed, const an_position *before,
                        const an_position *after, an_move move);

#endif
