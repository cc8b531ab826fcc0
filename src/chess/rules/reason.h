/* Squares that explain why a move cannot be played. */
#ifndef AN_CHESS_REASON_H
#define AN_CHESS_REASON_H

#include "position.h"

/* Returns the enemy piece that pins the piece on `square`, which is of the side to move, to its
 * king; or AN_NO_SQUARE. */
unsigned an__pinner_of(const an_position *p, unsigned square);

/* Returns the first piece between two squares of one line, seen from `from`; or AN_NO_SQUARE. */
unsigned an__blocker_between(const an_position *p, unsigned from, unsigned to);

/* Why a piece has no legal move. */
typedef enum an_immobility {
    AN_IMMOBILITY_NONE,
    AN_IMMOBILITY_BLOCKED, /* nowhere to go, even if its king could be left attacked */
    AN_IMMOBILITY_PINNED,
    AN_IMMOBILITY_CHECK,        /* it cannot parry a check */
    AN_IMMOBILITY_DOUBLE_CHECK, /* only the king moves */
    AN_IMMOBILITY_ATTACKED,     /* a king that has only attacked squares to go to */
    AN_IMMOBILITY_COUNT
} an_immobility;

/* *by becomes the piece that pins it or gives check; else AN_NO_SQUARE. */
an_immobility an__immobility_of(const an_position *p, unsigned square, unsigned *by);

/* Returns where a pawn could step on an otherwise empty board: one square, or two from its second
 * rank. */
an_squares an__pawn_steps(an_color color, unsigned square);

#endif
