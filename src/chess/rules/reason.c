/* Squares that explain why a move cannot be played. */
#include "reason.h"

#include "movegen.h"

unsigned an__pinner_of(const an_position *p, unsigned square)
{
    an_color us = (an_color)p->turn;
    unsigned king = an_king_square(p, us);
    if (square == king || !an__whole_line[king][square])
        return AN_NO_SQUARE;
    an_squares without = an_occupied(p) & ~an_bit(square);
    an_squares attackers = an_attackers(p, an_opposite(us), king, without) &
                           ~an_attackers(p, an_opposite(us), king, an_occupied(p)) &
                           an__whole_line[king][square];
    return attackers ? an_first(attackers) : AN_NO_SQUARE;
}

unsigned an__blocker_between(const an_position *p, unsigned from, unsigned to)
{
    an_squares blockers = an__between[from][to] & an_occupied(p);
    for (an_squares left = blockers; left;) {
        unsigned square = an_take_first(&left);
        if (!(an__between[from][square] & blockers))
            return square;
    }
    return AN_NO_SQUARE;
}

/* Returns where a piece could go if its king might be left attacked. */
static an_squares reach_of(const an_position *p, an_role role, unsigned square)
{
    an_color us = (an_color)p->turn;
    an_squares ours = p->color[us], occupied = an_occupied(p);
    if (role != AN_PAWN)
        return an_role_attacks(role, square, occupied) & ~ours;
    an_squares ahead = an__pawn_steps(us, square) & ~occupied;
    an_squares passed = p->passed_over == AN_NO_SQUARE ? 0 : an_bit(p->passed_over);
    /* a piece right ahead blocks the double step, too */
    if (ahead && an__blocker_between(p, square, an_first(ahead)) != AN_NO_SQUARE)
        ahead = 0;
    return ahead | (an__pawn_attacks[us][square] & (p->color[an_opposite(us)] | passed));
}

an_immobility an__immobility_of(const an_position *p, unsigned square, unsigned *by)
{
    an_role role = an_role_at(p, square);
    an_squares checkers = an_checkers(p);
    *by = AN_NO_SQUARE;
    if (an__moves_from(p, an_bit(square), NULL) > 0)
        return AN_IMMOBILITY_NONE;
    if (!reach_of(p, role, square))
        return AN_IMMOBILITY_BLOCKED;
    if (role == AN_KING)
        return AN_IMMOBILITY_ATTACKED;
    if (an_has_many(checkers))
        return AN_IMMOBILITY_DOUBLE_CHECK;
    *by = an__pinner_of(p, square);
    if (*by != AN_NO_SQUARE || !checkers)
        return AN_IMMOBILITY_PINNED;
    *by = an_first(checkers);
    return AN_IMMOBILITY_CHECK;
}

an_squares an__pawn_steps(an_color color, unsigned square)
{
    an_squares step = color == AN_WHITE ? an_bit(square) << 8 : an_bit(square) >> 8;
    an_squares middle = color == AN_WHITE ? AN_RANK_3 : AN_RANK_6;
    an_squares twice = step & middle;
    return step | (color == AN_WHITE ? twice << 8 : twice >> 8);
}
