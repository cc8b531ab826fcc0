/* The legal moves of ordinary chess, straight from a check mask and pin masks. */
#ifndef AN_CHESS_MOVEGEN_H
#define AN_CHESS_MOVEGEN_H

#include "checks.h"
#include "variants.h"

/* Writes the legal moves of the pieces on the squares `from` to list[AN_MOVES_MAX] and returns
 * their number; only counts them if `list` is NULL. All ones are all pieces. */
size_t an__moves_from(const an_position *p, an_squares from, an_move *list);

/* The same for the first piece, in an order, that has any move. *square becomes its square, or
 * AN_NO_SQUARE if no piece has a move. */
size_t an__moves_from_first(const an_position *p, an_order order, an_move *list, unsigned *square);

/* Returns the number of all legal moves, by the fastest way this machine has. */
size_t an__moves_count(const an_position *p);

/* Returns whether the king of the side to move can go to a square beside it. Variants do not
 * count. */
bool an__king_has_step(const an_position *p);

/* Writes the legal moves that give check to list[AN_MOVES_MAX], and returns their number. Variants
 * do not count. */
size_t an__moves_with_check(const an_position *p, const an_check_view *view, an_move *list);

#endif
