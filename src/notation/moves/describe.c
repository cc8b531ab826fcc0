/* From a move on a board to a description: squares, least disambiguation, check and mate. */
#include "describe.h"

#include "movegen.h"
#include "play.h"
#include "priority.h"

/* Returns whether the piece on `from` can legally make the move, although it may open a line to its
 * own king. */
AN_APART static bool is_free_to_go(const an_position *p, unsigned from, an_move move)
{
    move.from = (uint8_t)from;
    return an_leaves_king_safe(p, move);
}

/* Returns those of `pieces` that can legally go to the target of `move`. All of them must move in a
 * way that reaches it. If the king is in check, the move must parry that check for each of them. */
static inline an_squares rivals_among(const an_position *p, an_color us, an_squares pieces,
                                      an_move move)
{
    an_squares foes = an_sliders(p) & p->color[an_opposite(us)], rivals = 0;
    unsigned king = an_king_square_if_any(p, us);
    while (pieces) {
        unsigned from = an_take_first(&pieces);
        if (!(an__between[move.to][from] & an_occupied(p)) &&
            (!an_may_uncover(p, king, from, foes) || is_free_to_go(p, from, move)))
            rivals |= an_bit(from);
    }
    return rivals;
}

/* PGN 8.2.3.4: among the legal moves, the file is used first, then the rank, then both. */
unsigned an__disambiguation(const an_position *p, an_role role, an_move move)
{
    an_color us = (an_color)p->turn;
    an_squares others =
        an_pieces(p, us, role) & an__origins[us][role][move.to] & ~an_bit(move.from);
    an_squares rivals = others == 0 || role == AN_KING ? 0 : rivals_among(p, us, others, move);
    if (!rivals)
        return 0;
    if (!(rivals & an_file_squares(an_file_of(move.from))))
        return AN_NEEDS_FILE;
    if (!(rivals & an_rank_squares(an_rank_of(move.from))))
        return AN_NEEDS_RANK;
    return AN_NEEDS_FILE | AN_NEEDS_RANK;
}

/* Searches for another legal capture between the same two files. */
unsigned an__target_need(const an_position *p, an_move move)
{
    an_color us = (an_color)p->turn;
    an_squares pawns = an_pieces(p, us, AN_PAWN) & an_file_squares(an_file_of(move.from));
    if (!an_has_many(pawns))
        return 0;
    an_move moves[AN_MOVES_MAX];
    size_t count = an__moves_from(p, pawns & ~an_bit(move.from), moves);
    for (size_t i = 0; i < count; i++)
        if (an_file_of(moves[i].to) == an_file_of(move.to))
            return AN_NEEDS_TARGET;
    return 0;
}

an_san_parts an__san_parts_of(const an_position *p, an_move move)
{
    an_san_parts parts = {0};
    if (move.kind == AN_NULL_STEP)
        return parts;
    parts.role = (uint8_t)an_role_at(p, move.from);
    if (move.kind == AN_CASTLING)
        return parts;
    parts.captured = move.kind == AN_EN_PASSANT ? AN_PAWN : (uint8_t)an_role_at(p, move.to);
    if (parts.role == AN_PAWN)
        parts.needs = (uint8_t)(parts.captured ? AN_NEEDS_FILE | an__target_need(p, move) : 0);
    else
        parts.needs = (uint8_t)(an__disambiguation(p, (an_role)parts.role, move) |
                                (an_is_bound(p) ? AN_IS_BOUND : 0));
    return parts;
}

an_san an__san_from_parts(an_san_parts parts, an_move move, an_check_sign sign, an_color color,
                          an_variant variant)
{
    if (move.kind == AN_NULL_STEP)
        return (an_san){.kind = AN_SAN_NULL};
    unsigned to = variant == AN_CHESS960 ? move.to : an_move_destination(move);
    an_san_kind castling = move.to > move.from ? AN_SAN_SHORT_CASTLING : AN_SAN_LONG_CASTLING;
    return (an_san){.kind = (uint8_t)(move.kind == AN_CASTLING ? castling : AN_SAN_MOVE),
                    .role = parts.role,
                    .from_file = (uint8_t)an_file_of(move.from),
                    .from_rank = (uint8_t)an_rank_of(move.from),
                    .to_file = (uint8_t)an_file_of(to),
                    .to_rank = (uint8_t)an_rank_of(to),
                    .promotion = move.promotion,
                    .captured = parts.captured,
                    .forms = parts.captured ? AN_FORM_CAPTURE_SIGN : 0,
                    .needs = parts.needs,
                    .sign = (uint8_t)sign,
                    .color = (uint8_t)color,
                    .en_passant = move.kind == AN_EN_PASSANT};
}

an_san an__san_described(const an_position *p, an_move move, an_check_sign sign)
{
    return an__san_from_parts(an__san_parts_of(p, move), move, sign, (an_color)p->turn,
                              (an_variant)p->variant);
}

an_san an_san_describe(const an_position *position, an_move move)
{
    an_position after = *position;
    an__play(&after, move);
    an_check_sign sign = !an_checkers(&after)           ? AN_NO_SIGN
                         : an_position_has_move(&after) ? AN_SIGN_CHECK
                                                        : AN_SIGN_MATE;
    return an__san_described(position, move, sign);
}
