/* Squares that explain why a move cannot be played. */
#ifndef AN_CHESS_REASON_H
#define AN_CHESS_REASON_H

#include "position.h"

/* The enemy that pins a man of the side to move to its king, or AN_NO_SQUARE. */
unsigned an_pinner_of(const an_position *p, unsigned square);

/* The first man between two squares of one line, seen from the first, or AN_NO_SQUARE. */
unsigned an_blocker_between(const an_position *p, unsigned from, unsigned to);

/* Where a pawn could go on an otherwise empty board: one step, or two from its second rank. */
an_squares an_pawn_steps(an_color color, unsigned square);

#endif
