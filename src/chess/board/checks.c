/* Whether a move gives check. */
#include "checks.h"

#include "play.h"

an_check_view an__check_view_of(const an_position *p)
{
    an_color us = (an_color)p->turn, them = an_opposite(us);
    unsigned king = an_king_square_if_any(p, them);
    an_squares occupied = an_occupied(p), oblique = an_bishop_attacks(king, occupied),
               straight = an_rook_attacks(king, occupied);
    an_check_view none = {.king = king};
    if (!an_has_king(p, them))
        return none;
    an_check_view view = {.king = king,
                          .squares = {[AN_PAWN] = an__pawn_attacks[them][king],
                                      [AN_KNIGHT] = an__knight_attacks[king],
                                      [AN_BISHOP] = oblique,
                                      [AN_ROOK] = straight,
                                      [AN_QUEEN] = oblique | straight}};
    const an_squares(*origins)[64] = an__origins[us];
    an_squares snipers = (origins[AN_ROOK][king] & (p->role[AN_ROOK] | p->role[AN_QUEEN])) |
                         (origins[AN_BISHOP][king] & (p->role[AN_BISHOP] | p->role[AN_QUEEN]));
    for (snipers &= p->color[us]; snipers != 0;) {
        an_squares screen = an__between[king][an_take_first(&snipers)] & occupied;
        if (!an_has_many(screen))
            view.screens |= screen & p->color[us];
    }
    return view;
}

bool an__gives_check(const an_position *p, const an_check_view *view, an_move move)
{
    if (move.kind == AN_EN_PASSANT || move.kind == AN_CASTLING) {
        an_position after = *p;
        an__play(&after, move);
        return an_position_in_check(&after);
    }
    if (an_uncovering(view, move.from) & an_bit(move.to))
        return true;
    if (move.promotion == AN_NO_ROLE)
        return (view->squares[an_role_at(p, move.from)] & an_bit(move.to)) != 0;
    an_squares occupied = an_occupied(p) ^ an_bit(move.from);
    an_squares king = an_pieces(p, an_opposite((an_color)p->turn), AN_KING);
    return (an_role_attacks((an_role)move.promotion, move.to, occupied) & king) != 0;
}
