/* Whether a game is over by what stands on the board: mate, stalemate, dead position. */
#include "position.h"

bool an_position_is_mate(const an_position *position)
{
    return an_position_in_check(position) && !an_position_has_move(position);
}

bool an_position_is_stalemate(const an_position *position)
{
    return !an_position_in_check(position) && !an_position_has_move(position);
}

/* Bare kings, one minor piece, or bishops that all stand on one color of squares. */
bool an_position_is_dead(const an_position *position)
{
    const an_squares light = UINT64_C(0x55aa55aa55aa55aa);
    an_squares knights = position->role[AN_KNIGHT], bishops = position->role[AN_BISHOP];
    if (position->role[AN_PAWN] | position->role[AN_ROOK] | position->role[AN_QUEEN])
        return false;
    if (knights)
        return !bishops && !an_has_many(knights);
    return !(bishops & light) || !(bishops & ~light);
}
