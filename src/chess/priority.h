/* Alphabetic chess and its relatives. */
#ifndef AN_CHESS_PRIORITY_H
#define AN_CHESS_PRIORITY_H

#include "position.h"
#include "variants.h"

/* Whether the variant says which piece the side to move must move. */
static inline bool an_is_bound(const an_position *p)
{
    return p->variant > AN_CHESS960 && (an_variant_rows[p->variant].binds >> p->turn & 1);
}

/* The moves of the piece that must move, for a side that is bound; list as for an_position_moves,
 * or NULL to count. */
size_t an_priority_moves(const an_position *p, an_move *list);

/* Whether the piece that must move is a pawn that may capture in passing; true where no piece must.
 * To be asked where such a capture is legal in ordinary chess. */
bool an_priority_allows_en_passant(const an_position *p);

/* The key without castling and en passant rights that can never be used: for repetition. */
uint64_t an_priority_key(const an_position *p);

/* Equal for equal positions (FIDE 9.2.3): with the rights that can be used. */
static inline uint64_t an_repetition_key(const an_position *p)
{
    return p->variant > AN_CHESS960 ? an_priority_key(p) : p->key;
}

#endif
