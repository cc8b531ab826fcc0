/* Alphabetic chess and its relatives: the first piece in an order that has a legal move must move.
 *
 * Everything else is as in ordinary chess: check, mate, attack, castling, and which moves are
 * legal; a check must be parried. Castling is a move of the king. */
#include "priority.h"

#include "movegen.h"
#include "variants.h"

unsigned an_priority_square(const an_position *p)
{
    unsigned square = AN_NO_SQUARE;
    if (an_is_bound(p))
        an__moves_from_first(p, (an_order)an__variant_rows[p->variant].order, NULL, &square);
    return square;
}

size_t an__priority_moves(const an_position *p, an_move *list)
{
    unsigned square;
    return an__moves_from_first(p, (an_order)an__variant_rows[p->variant].order, list, &square);
}

bool an__priority_allows_en_passant(const an_position *p)
{
    an_move list[AN_MOVES_MAX];
    if (!an_is_bound(p))
        return true;
    for (size_t count = an__priority_moves(p, list); count > 0; count--)
        if (list[count - 1].kind == AN_EN_PASSANT)
            return true;
    return false;
}

/* A rook with a right to castle has an empty square beside it whenever castling is possible, so
 * that it has a move. If it comes before its king in the order, the king never castles with it. */
uint64_t an__priority_key(const an_position *p)
{
    an_position plain = *p;
    for (an_squares rooks = p->castling; rooks;) {
        unsigned rook = an_take_first(&rooks);
        an_color color = p->color[AN_WHITE] & an_bit(rook) ? AN_WHITE : AN_BLACK;
        an_order order = (an_order)an__variant_rows[p->variant].order;
        bool rook_comes_first = (order == AN_ORDER_BY_FILE || order == AN_ORDER_BY_RANK) ==
                                (rook < an_king_square(p, color));
        if (an__variant_rows[p->variant].binds >> color & 1 && rook_comes_first)
            plain.castling &= ~an_bit(rook);
    }
    if (p->en_passant != AN_NO_SQUARE && !an__priority_allows_en_passant(p))
        plain.en_passant = AN_NO_SQUARE;
    return an__position_key(&plain);
}
