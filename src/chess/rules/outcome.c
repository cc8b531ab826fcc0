/* What ends a game on the board: mate, stalemate, dead position. */
#include "position.h"

bool an_position_is_mate(const an_position *position)
{
    return an_position_in_check(position) && !an_position_has_move(position);
}

bool an_position_is_stalemate(const an_position *position)
{
    return !an_position_in_check(position) && !an_position_has_move(position);
}

/* Dead positions: bare kings, one minor piece, or bishops that all stand on squares of one
 * color. */
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
