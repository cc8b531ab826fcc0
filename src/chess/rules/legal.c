/* The legal moves of a position, whatever its variant. */
#include "movegen.h"
#include "priority.h"

size_t an_position_moves(const an_position *position, an_move *list)
{
    if (an_is_bound(position))
        return an__priority_moves(position, list);
    return an__moves_from(position, ~UINT64_C(0), list);
}

size_t an_position_count_moves(const an_position *position)
{
    return an_is_bound(position) ? an__priority_moves(position, NULL) : an__moves_count(position);
}

bool an_move_is_legal(const an_position *position, an_move move)
{
    an_move list[AN_MOVES_MAX];
    const an_squares from = move.from < AN_NO_SQUARE ? an_bit(move.from) : 0;
    size_t count = an_is_bound(position) ? an__priority_moves(position, list)
                                         : an__moves_from(position, from, list);
    return an_is_listed_move(move, list, count) ||
           (move.kind == AN_NULL_STEP && !an_position_in_check(position));
}

/* Answers nearly every call of an_position_has_move, at little cost. */
bool an__king_has_step(const an_position *p)
{
    an_color us = (an_color)p->turn, them = an_opposite(us);
    unsigned king = an_king_square_if_any(p, us);
    an_squares occupied = an_occupied(p) ^ an_bit(king);
    an_squares barred = p->color[us] | p->role[AN_KING];
    for (an_squares steps = an__king_attacks[king] & ~barred; steps && an_has_king(p, us);)
        if (!an_is_attacked(p, them, p->color[them], an_take_first(&steps), occupied))
            return true;
    return false;
}

/* Variants do not matter here: they only say which of the legal moves must be played. */
bool an_position_has_move(const an_position *position)
{
    return an__king_has_step(position) || an__moves_count(position) > 0;
}
