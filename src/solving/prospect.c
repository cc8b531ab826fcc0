/*
 * Whether a side could be mated by the other one's next move.
 *
 * A mated king and all squares beside it, but those where men of its own stand, are attacked. One
 * move brings one man to a new square: what is not attacked by the others must all be attacked from
 * there.
 */
#include "prospect.h"

/* Where pawns may go, whatever stands there. */
static an_squares pawn_reach(an_squares pawns, an_color color)
{
    an_squares beside = (pawns & ~AN_FILE_A) >> 1 | (pawns & ~AN_FILE_H) << 1 | pawns;
    return color == AN_WHITE ? beside << 8 | (pawns << 16 & AN_RANK_3 << 8)
                             : beside >> 8 | (pawns >> 16 & AN_RANK_6 >> 8);
}

static an_squares pawn_guards(an_squares pawns, an_color color)
{
    an_squares beside = (pawns & ~AN_FILE_A) >> 1 | (pawns & ~AN_FILE_H) << 1;
    return color == AN_WHITE ? beside << 8 : beside >> 8;
}

/* Adds what sliders of a role guard and reach. Lines go on behind the king that is hunted, and
 * guards behind men of their own, which may go away. */
static void add_sliders(const an_position *p, an_color hunter, an_role role, an_prospect *prospect)
{
    an_squares prey = p->color[an_opposite(hunter)] & ~p->role[AN_KING];
    an_squares occupied = prey | p->color[hunter];
    for (an_squares men = an_pieces(p, hunter, role); men != 0;) {
        unsigned square = an_take_first(&men);
        prospect->guarded |= an_role_attacks(role, square, prey);
        prospect->reach[role] |= an_role_attacks(role, square, occupied);
    }
}

an_prospect an__prospect_of(const an_position *p)
{
    an_color hunter = an_opposite((an_color)p->turn);
    an_squares pawns = an_pieces(p, hunter, AN_PAWN);
    an_prospect prospect = {.is_blind = (p->castling & p->color[hunter]) != 0};
    an_squares steps = pawn_reach(pawns, hunter);
    an_squares last = steps & (AN_RANK_1 | AN_RANK_8);
    for (an_role role = AN_KNIGHT; role <= AN_QUEEN; role++)
        prospect.reach[role] = last;
    prospect.reach[AN_PAWN] = steps;
    for (an_squares men = an_pieces(p, hunter, AN_KNIGHT); men != 0;)
        prospect.guarded |= an__knight_attacks[an_take_first(&men)];
    prospect.reach[AN_KNIGHT] |= prospect.guarded;
    prospect.guarded |= pawn_guards(pawns, hunter);
    prospect.reach[AN_KING] = an__king_attacks[an_king_square(p, hunter)];
    prospect.guarded |= prospect.reach[AN_KING];
    add_sliders(p, hunter, AN_BISHOP, &prospect);
    add_sliders(p, hunter, AN_ROOK, &prospect);
    add_sliders(p, hunter, AN_QUEEN, &prospect);
    return prospect;
}

/* Returns whether one man may come where he attacks all squares of a set. */
static bool may_attack_all(const an_prospect *prospect, an_color hunter, an_squares wanted,
                           bool wants_king)
{
    an_role last = wants_king ? AN_QUEEN : AN_KING;
    for (an_role role = AN_PAWN; role <= last; role++) {
        an_squares places = prospect->reach[role];
        for (an_squares rest = wanted; rest != 0 && places != 0;)
            places &= an__origins[hunter][role][an_take_first(&rest)];
        if (places != 0)
            return true;
    }
    return false;
}

bool an__may_be_mated_after(const an_position *p, const an_prospect *prospect, an_move move)
{
    an_color us = (an_color)p->turn, hunter = an_opposite(us);
    unsigned king = an_king_square(p, us);
    bool opens_lines = (prospect->guarded & an_bit(move.from)) != 0 && move.from != king;
    bool is_usual = move.kind == AN_ORDINARY ||
                    (move.kind == AN_DOUBLE_STEP && an_pieces(p, hunter, AN_PAWN) == 0);
    if (prospect->is_blind || opens_lines || !is_usual)
        return true;
    an_squares men = (p->color[us] ^ an_bit(move.from)) | an_bit(move.to);
    unsigned place = move.from == king ? move.to : king;
    an_squares wanted = ((an__king_attacks[place] & ~men) | an_bit(place)) & ~prospect->guarded;
    if (wanted == 0)
        return true;
    return may_attack_all(prospect, hunter, wanted, (wanted & an_bit(place)) != 0);
}
