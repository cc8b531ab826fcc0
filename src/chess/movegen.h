/* The legal moves of ordinary chess, straight from a check mask and pin masks. */
#ifndef AN_CHESS_MOVEGEN_H
#define AN_CHESS_MOVEGEN_H

#include "position.h"

/* Writes the legal moves of the pieces on the squares `from` to list[AN_MOVES_MAX] and returns
 * their number; only counts them if `list` is NULL. All ones are all pieces. */
size_t an__moves_from(const an_position *p, an_squares from, an_move *list);

/* Returns the number of all legal moves, by the fastest way this machine has. */
size_t an__moves_count(const an_position *p);

#endif
