/* Which castlings and captures en passant are legal. */
#ifndef AN_CHESS_SPECIAL_MOVES_H
#define AN_CHESS_SPECIAL_MOVES_H

#include "position.h"

/* Returns whether a king that is not in check may castle with a rook that has the right. From e1 to
 * a rook in the corner no square lies beyond the rook, so that the squares that are attacked now
 * decide. */
static inline bool an_may_castle(const an_position *p, unsigned king, unsigned rook,
                                 an_squares attacked)
{
    if (an__between[king][rook] & an_occupied(p))
        return false;
    bool is_usual = an_file_of(king) == 4 && (an_file_of(rook) == 0 || an_file_of(rook) == 7);
    unsigned target = an_castling_king_target(king, rook), square;
    if (!is_usual)
        return an__castling_path_test(p, rook, &square) == AN_CASTLING_FREE;
    return !(attacked & (an__between[king][target] | an_bit(target)));
}

/* Returns those of `pawns`, pawns of the side to move, that may capture en passant. */
static inline an_squares an_en_passant_takers(const an_position *p, an_color us, an_squares pawns)
{
    if (p->en_passant == AN_NO_SQUARE)
        return 0;
    an_squares takers = 0;
    pawns &= an__pawn_attacks[an_opposite(us)][p->en_passant] & an_pieces(p, us, AN_PAWN);
    while (pawns) {
        unsigned from = an_take_first(&pawns);
        an_move capture = {(uint8_t)from, p->en_passant, AN_NO_ROLE, AN_EN_PASSANT};
        if (an_leaves_king_safe(p, capture))
            takers |= an_bit(from);
    }
    return takers;
}

#endif
