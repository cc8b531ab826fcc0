/* Positions in 32 bytes: without the turn, the numbers of moves and the variant. */
#ifndef AN_SOLVING_PACKED_H
#define AN_SOLVING_PACKED_H

#include "position.h"

/* Each square has four bits: the number of its piece, and whether that is black. */
typedef struct an_packed {
    an_squares ones, twos, fours, black;
} an_packed;

static inline bool an_packed_equal(const an_packed *a, const an_packed *b)
{
    return ((a->ones ^ b->ones) | (a->twos ^ b->twos) | (a->fours ^ b->fours) |
            (a->black ^ b->black)) == 0;
}

/* A piece is the number of its role; a rook that may castle has the number 7. An empty square is
 * black if a pawn that has just passed over it may be captured there. */
static inline an_packed an_pack(const an_position *p)
{
    an_packed packed = {
        .ones = p->role[AN_PAWN] | p->role[AN_BISHOP] | p->role[AN_QUEEN] | p->castling,
        .twos = p->role[AN_KNIGHT] | p->role[AN_BISHOP] | p->role[AN_KING] | p->castling,
        .fours = p->role[AN_ROOK] | p->role[AN_QUEEN] | p->role[AN_KING],
        .black = p->color[AN_BLACK]};
    if (p->en_passant != AN_NO_SQUARE)
        packed.black |= an_bit(p->en_passant);
    return packed;
}

/* Returns the position, with its key. The variant is that of `like`. */
an_position an__unpack(const an_packed *packed, const an_position *like, an_color turn);

#endif
