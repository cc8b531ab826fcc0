/* Legal moves, straight from a check mask and pin masks. */
#ifndef AN_CHESS_MOVEGEN_H
#define AN_CHESS_MOVEGEN_H

#include "position.h"

/* What binds the side to move. */
typedef struct an_bonds {
    an_squares targets; /* where a man other than the king may go: all, or what parries a check */
    an_squares pinned;
    unsigned king;
    bool in_double_check;
} an_bonds;

an_bonds an_bonds_of(const an_position *p);

/* The legal moves of the men on some squares: all moves if from is all ones. */
size_t an_moves_from(const an_position *p, an_squares from, an_move *list);

#endif
