/* The moves that give check, whatever the variant. */
#ifndef AN_CHESS_CHECKING_MOVES_H
#define AN_CHESS_CHECKING_MOVES_H

#include "position.h"

/* Writes the legal moves that give check to list[AN_MOVES_MAX], and returns their number. */
size_t an__checking_moves(const an_position *p, an_move *list);

#endif
