/* Questions to a position: pieces, checks, castling, en passant, its key. */
#include "position.h"

an_role an_position_role(const an_position *position, unsigned square)
{
    return an_role_at(position, square);
}

an_color an_position_color(const an_position *position, unsigned square)
{
    return position->color[AN_BLACK] & an_bit(square) ? AN_BLACK : AN_WHITE;
}

an_castling_obstacle an__castling_path_test(const an_position *p, unsigned rook, unsigned *square)
{
    an_color us = (an_color)p->turn, them = an_opposite(us);
    unsigned king = an_king_square(p, us);
    unsigned king_to = an_castling_king_target(king, rook);
    unsigned rook_to = an_castling_rook_target(king, rook);
    an_squares castlers = an_bit(king) | an_bit(rook);
    an_squares king_path = (an__between[king][king_to] | an_bit(king_to)) & ~an_bit(king);
    an_squares path =
        an__between[king][rook] | king_path | an__between[rook][rook_to] | an_bit(rook_to);
    an_squares blockers = path & an_occupied(p) & ~castlers, between = an__between[king][rook];
    if (blockers) {
        *square = an_first(blockers & between ? blockers & between : blockers);
        return blockers & between ? AN_CASTLING_BLOCKED : AN_CASTLING_OBSTRUCTED;
    }
    an_squares occupied = an_occupied(p) & ~castlers;
    for (an_squares crossed = king_path & ~an_bit(king_to); crossed;) {
        *square = an_take_first(&crossed);
        if (an_is_attacked(p, them, p->color[them], *square, occupied | an_bit(rook)))
            return AN_CASTLING_THROUGH;
    }
    *square = king_to;
    if (an_is_attacked(p, them, p->color[them], king_to, occupied | an_bit(rook_to)))
        return AN_CASTLING_INTO_CHECK;
    return AN_CASTLING_FREE;
}

an_castling_obstacle an__castling_test(const an_position *p, unsigned rook, unsigned *square)
{
    unsigned ignored;
    if (square == NULL)
        square = &ignored;
    *square = AN_NO_SQUARE;
    if (rook == AN_NO_SQUARE || !(p->castling & p->color[p->turn] & an_bit(rook)))
        return AN_CASTLING_NO_RIGHT;
    an_squares checkers = an_checkers(p);
    if (checkers) {
        *square = an_first(checkers);
        return AN_CASTLING_IN_CHECK;
    }
    return an__castling_path_test(p, rook, square);
}

bool an__en_passant_is_legal(const an_position *p, unsigned square)
{
    an_color us = (an_color)p->turn;
    an_squares pawns = an__pawn_attacks[an_opposite(us)][square] & an_pieces(p, us, AN_PAWN);
    while (pawns) {
        unsigned from = an_take_first(&pawns);
        an_move capture = {(uint8_t)from, (uint8_t)square, AN_NO_ROLE, AN_EN_PASSANT};
        if (an_leaves_king_safe(p, capture))
            return true;
    }
    return false;
}

uint64_t an__position_key(const an_position *p)
{
    uint64_t key = p->turn == AN_BLACK ? an__keys.turn : 0;
    for (an_role role = AN_PAWN; role < AN_ROLE_COUNT; role++)
        for (an_color color = AN_WHITE; color <= AN_BLACK; color++)
            for (an_squares pieces = an_pieces(p, color, role); pieces;)
                key ^= an__keys.piece[color][role][an_take_first(&pieces)];
    for (an_squares rooks = p->castling; rooks;)
        key ^= an__keys.castling[an_take_first(&rooks)];
    if (p->en_passant != AN_NO_SQUARE)
        key ^= an__keys.en_passant_file[an_file_of(p->en_passant)];
    return key;
}

bool an__position_leaves_king_attacked(const an_position *p)
{
    an_color us = (an_color)p->turn, them = an_opposite(us);
    return an_has_king(p, them) &&
           an_is_attacked(p, us, p->color[us], an_king_square(p, them), an_occupied(p));
}

an_squares an_position_checkers(const an_position *position)
{
    return an_checkers(position);
}

bool an_position_in_check(const an_position *position)
{
    return an_checkers(position) != 0;
}

unsigned an_move_destination(an_move move)
{
    return move.kind == AN_CASTLING ? an_castling_king_target(move.from, move.to) : move.to;
}
