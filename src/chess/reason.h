/* Squares that explain why a move cannot be played. */
#ifndef AN_CHESS_REASON_H
#define AN_CHESS_REASON_H

#include "position.h"

/* The enemy that pins a piece of the side to move to its king, or AN_NO_SQUARE. */
unsigned an_pinner_of(const an_position *p, unsigned square);

/* The first piece between two squares of one line, seen from the first, or AN_NO_SQUARE. */
unsigned an_blocker_between(const an_position *p, unsigned from, unsigned to);

/* Why a piece has no legal move. */
typedef enum an_immobility {
    AN_IMMOBILITY_NONE,
    AN_IMMOBILITY_BLOCKED, /* nowhere to go, whatever the king's safety */
    AN_IMMOBILITY_PINNED,
    AN_IMMOBILITY_CHECK,        /* it cannot parry a check */
    AN_IMMOBILITY_DOUBLE_CHECK, /* only the king moves */
    AN_IMMOBILITY_ATTACKED,     /* a king among attacked squares */
    AN_IMMOBILITY_COUNT
} an_immobility;

/* *by: what pins it, or gives check; else AN_NO_SQUARE. */
an_immobility an_immobility_of(const an_position *p, unsigned square, unsigned *by);

/* Where a pawn could go on an otherwise empty board: one step, or two from its second rank. */
an_squares an_pawn_steps(an_color color, unsigned square);

#endif
