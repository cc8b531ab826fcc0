/* Playing moves: the rare cases, which play.h does not inline. */
#include "play.h"

void an__pass_over(an_position *p, unsigned square)
{
    p->passed_over = (uint8_t)square;
    if (!an__en_passant_is_legal(p, square))
        return;
    p->en_passant = (uint8_t)square;
    p->key ^= an__keys.en_passant_file[an_file_of(square)];
}

static void castle(an_position *p, an_color us, unsigned king, unsigned rook)
{
    an_toggle(p, us, AN_KING, king);
    an_toggle(p, us, AN_ROOK, rook);
    an_toggle(p, us, AN_KING, an_castling_king_target(king, rook));
    an_toggle(p, us, AN_ROOK, an_castling_rook_target(king, rook));
}

static void promote(an_position *p, an_color us, an_move move)
{
    an_toggle(p, us, AN_PAWN, move.to);
    an_toggle(p, us, (an_role)move.promotion, move.to);
}

static void capture_in_passing(an_position *p, an_color us, an_move move)
{
    an_toggle(p, an_opposite(us), AN_PAWN, move.to ^ 8u);
    an_shift(p, us, AN_PAWN, move.from, move.to);
    p->halfmove_clock = 0;
}

void an__play(an_position *p, an_move move)
{
    an_color us = (an_color)p->turn;
    if (move.kind == AN_ORDINARY || move.kind == AN_DOUBLE_STEP) {
        an_play_ordinary(p, move);
        if (move.promotion)
            promote(p, us, move);
        return;
    }
    an_begin_ply(p);
    if (move.kind == AN_CASTLING) {
        castle(p, us, move.from, move.to);
        an_drop_castling(p, p->color[us] | an_bit(move.to));
    } else if (move.kind == AN_EN_PASSANT) {
        capture_in_passing(p, us, move);
    }
    an_pass_turn(p, us);
}

an_position an_position_play(const an_position *position, an_move move)
{
    an_position after = *position;
    an__play(&after, move);
    return after;
}
