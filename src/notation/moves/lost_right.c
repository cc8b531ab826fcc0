/* Searches for the move that lost a right to castle. */
#include "lost_right.h"

#include "bitboard.h"
#include "position.h"

bool an__is_without_right(const an_finding *finding)
{
    if (finding->code != AN_CASTLING_REFUSED)
        return false;
    unsigned detail = finding->facts.reason.detail;
    return detail == AN_CASTLING_NO_RIGHT || detail == AN_CASTLING_KING_AWAY ||
           detail == AN_CASTLING_ROOK_AWAY || detail == AN_CASTLING_NOT_GIVEN;
}

/* Returns the square of the rook on the side of `target` with which `us` may castle; AN_NO_SQUARE
 * if there is none. */
static unsigned rook_towards(const an_position *start, an_color us, unsigned king, unsigned target)
{
    const unsigned file_e = 4;
    for (an_squares rooks = start->castling & start->color[us]; rooks;) {
        unsigned rook = an_take_first(&rooks);
        if ((rook > king) == (an_file_of(target) > file_e))
            return rook;
    }
    return AN_NO_SQUARE;
}

an_lost_right an__lost_right_of(const an_finding *finding, const an_position *start)
{
    an_color us = (an_color)finding->position.turn;
    const an_reason *reason = &finding->facts.reason;
    an_lost_right lost = {.king = an_king_square(start, us), .rook = AN_NO_SQUARE};
    if (reason->target == AN_NO_SQUARE)
        return lost;
    if (reason->detail != AN_CASTLING_KING_AWAY)
        lost.rook = rook_towards(start, us, lost.king, reason->target);
    else if (lost.king != reason->target)
        lost.king = AN_NO_SQUARE;
    return lost;
}

static an_castling_obstacle loss_by(const an_lost_right *lost, an_move move)
{
    if (move.kind == AN_NULL_STEP)
        return AN_CASTLING_FREE;
    if (move.from == lost->king)
        return AN_CASTLING_KING_MOVED;
    if (move.from == lost->rook)
        return AN_CASTLING_ROOK_MOVED;
    return move.to == lost->rook ? AN_CASTLING_ROOK_TAKEN : AN_CASTLING_FREE;
}

bool an__lost_right_look(an_lost_right *lost, an_move move)
{
    an_castling_obstacle how = loss_by(lost, move);
    lost->moves++;
    if (how == AN_CASTLING_FREE)
        return false;
    lost->how = how;
    lost->at = lost->moves;
    return true;
}

void an__lost_right_tell(an_finding *finding, const an_lost_right *lost, an_text written)
{
    an_reason *reason = &finding->facts.reason;
    if (lost->at == 0) {
        if (reason->detail == AN_CASTLING_NO_RIGHT)
            reason->detail = AN_CASTLING_NOT_GIVEN;
        return;
    }
    unsigned half_moves = 2u * finding->position.move_number + finding->position.turn;
    reason->detail = (uint8_t)lost->how;
    reason->by = reason->target =
        (uint8_t)(lost->how == AN_CASTLING_KING_MOVED ? lost->king : lost->rook);
    finding->facts.number = (half_moves - lost->at) / 2;
    finding->facts.other = written;
}
