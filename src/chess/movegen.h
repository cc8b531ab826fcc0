/* Legal moves, straight from a check mask and pin masks. */
#ifndef AN_CHESS_MOVEGEN_H
#define AN_CHESS_MOVEGEN_H

#include "position.h"

/* The legal moves of the men on some squares: all moves if from is all ones. */
size_t an_moves_from(const an_position *p, an_squares from, an_move *list);

#endif
