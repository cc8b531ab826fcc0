/* The pieces that could play what a word says, found backwards from the target square. */
#include "origins.h"

#include "notation.h"

unsigned an__castling_rook_meant(const an_position *p, const an_san *san)
{
    an_color us = (an_color)p->turn;
    unsigned king = an_king_square(p, us);
    for (an_squares rooks = p->castling & p->color[us]; rooks;) {
        unsigned rook = an_take_first(&rooks);
        if ((rook > king) == (san->kind == AN_SAN_SHORT_CASTLING))
            return rook;
    }
    return AN_NO_SQUARE;
}

unsigned an__castling_rook_by_squares(const an_position *p, const an_san *san)
{
    if (san->role != AN_NO_ROLE || !an_has_origin(san) || !an_has_target(san))
        return AN_NO_SQUARE;
    an_color us = (an_color)p->turn;
    unsigned king = an_king_square(p, us);
    unsigned to = an_square_at(san->to_file, san->to_rank);
    if (an_square_at(san->from_file, san->from_rank) != king)
        return AN_NO_SQUARE;
    for (an_squares rooks = p->castling & p->color[us]; rooks;) {
        unsigned rook = an_take_first(&rooks);
        /* In Chess960, a king that goes one square does not castle. */
        bool steps_two =
            to == an_castling_king_target(king, rook) && (to == king + 2 || to + 2 == king);
        if (to == rook || steps_two)
            return rook;
    }
    return AN_NO_SQUARE;
}

/* Returns the pawns that could reach a square by a step or a capture. *kind becomes the kind of
 * that move. */
static an_squares pawn_origins(const an_position *p, const an_san *san, unsigned to, unsigned *kind)
{
    an_color us = (an_color)p->turn;
    an_squares pawns = an_pieces(p, us, AN_PAWN) & an_origin_squares(san);
    an_squares target = an_bit(to), theirs = p->color[an_opposite(us)] & ~p->role[AN_KING];
    bool is_capture = san->from_file != AN_UNSAID && san->from_file != san->to_file;
    *kind = AN_ORDINARY;
    if (is_capture) {
        if (to == p->en_passant)
            *kind = AN_EN_PASSANT;
        else if (!(theirs & target))
            return 0;
        return an__pawn_attacks[an_opposite(us)][to] & pawns;
    }
    if ((san->forms & AN_FORM_CAPTURE_SIGN) || (an_occupied(p) & target))
        return 0;
    an_squares behind = us == AN_WHITE ? target >> 8 : target << 8;
    if (behind & pawns)
        return behind & pawns;
    if (an_rank_of(to) != (us == AN_WHITE ? 3u : 4u) || (behind & an_occupied(p)))
        return 0;
    *kind = AN_DOUBLE_STEP;
    return (us == AN_WHITE ? behind >> 8 : behind << 8) & pawns;
}

an_squares an__san_origins(const an_position *p, const an_san *san, an_role role, unsigned *kind)
{
    an_color us = (an_color)p->turn;
    unsigned to = an_square_at(san->to_file, san->to_rank);
    if (role == AN_PAWN)
        return pawn_origins(p, san, to, kind);
    *kind = AN_ORDINARY;
    if ((p->color[us] | p->role[AN_KING]) & an_bit(to))
        return 0;
    return an_role_attacks(role, to, an_occupied(p)) & an_pieces(p, us, role) &
           an_origin_squares(san);
}
