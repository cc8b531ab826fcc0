/* Squares that explain why a move cannot be played. */
#include "reason.h"

unsigned an_pinner_of(const an_position *p, unsigned square)
{
    an_color us = (an_color)p->turn;
    unsigned king = an_king_square(p, us);
    if (square == king || !an_whole_line[king][square])
        return AN_NO_SQUARE;
    an_squares without = an_occupied(p) & ~an_bit(square);
    an_squares attackers = an_attackers(p, an_opposite(us), king, without) &
                           ~an_attackers(p, an_opposite(us), king, an_occupied(p)) &
                           an_whole_line[king][square];
    return attackers ? an_first(attackers) : AN_NO_SQUARE;
}

unsigned an_blocker_between(const an_position *p, unsigned from, unsigned to)
{
    an_squares blockers = an_between[from][to] & an_occupied(p);
    for (an_squares left = blockers; left;) {
        unsigned square = an_take_first(&left);
        if (!(an_between[from][square] & blockers))
            return square;
    }
    return AN_NO_SQUARE;
}

an_squares an_pawn_steps(an_color color, unsigned square)
{
    an_squares step = color == AN_WHITE ? an_bit(square) << 8 : an_bit(square) >> 8;
    an_squares middle = color == AN_WHITE ? AN_RANK_3 : AN_RANK_6;
    an_squares twice = step & middle;
    return step | (color == AN_WHITE ? twice << 8 : twice >> 8);
}
