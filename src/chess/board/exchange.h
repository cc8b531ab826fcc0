/* What captures win: the exchange on one square, played out with the cheapest pieces first. */
#ifndef AN_CHESS_EXCHANGE_H
#define AN_CHESS_EXCHANGE_H

#include "position.h"

/* Returns what the side to move wins by a move, in pawns: the value of what is taken, and of the
 * promotion, less what the opponent takes on the same square afterwards. It is negative if the
 * opponent wins more. Pins and checks are left out of account. */
int an__exchange_gain(const an_position *p, an_move move);

/* Returns the most that the side to move can win by taking on one square, in pawns; at least 0. */
int an__exchange_threat(const an_position *p);

#endif
