/* Alphabetic chess and its relatives: which piece must move. */
#ifndef AN_CHESS_PRIORITY_H
#define AN_CHESS_PRIORITY_H

#include "position.h"
#include "variants.h"

/* Returns whether the variant binds the side to move: whether it says which piece must move. */
static inline bool an_is_bound(const an_position *p)
{
    return p->variant > AN_CHESS960 && (an__variant_rows[p->variant].binds >> p->turn & 1);
}

/* Writes the moves of the piece that must move to list[AN_MOVES_MAX], and returns their number.
 * Only counts them if `list` is NULL. The side to move must be bound. */
size_t an__priority_moves(const an_position *p, an_move *list);

/* Returns whether the variant allows an en passant capture that is legal in ordinary chess: whether
 * the piece that must move is a pawn that has such a move. True if the side to move is not
 * bound. */
bool an__priority_allows_en_passant(const an_position *p);

/* Returns the key without castling and en passant rights that can never be used. */
uint64_t an__priority_key(const an_position *p);

/* Returns a key for counting repetitions: it is equal for positions that are equal by FIDE 9.2.3,
 * which counts only rights that can be used. */
static inline uint64_t an_repetition_key(const an_position *p)
{
    return p->variant > AN_CHESS960 ? an__priority_key(p) : p->key;
}

#endif
