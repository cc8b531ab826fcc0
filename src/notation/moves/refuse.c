/* Why no legal move fits what was written: the code, and the squares that show the reason. */
#include "refuse.h"

#include "notation.h"
#include "origins.h"
#include "play.h"
#include "reason.h"

/* Returns the occupied squares while the castling king stands on the attacked square. */
static an_squares castling_pieces(const an_position *p, unsigned rook, const an_reason *reason)
{
    an_squares pieces = an_occupied(p) & ~an_bit(reason->king);
    if (reason->detail != AN_CASTLING_INTO_CHECK)
        return pieces;
    unsigned rook_to = rook < reason->king ? reason->target + 1u : reason->target - 1u;
    return (pieces & ~an_bit(rook)) | an_bit(rook_to);
}

/* Finds out why there is no right to castle with a rook from `corner`, as far as the position shows
 * it. In Chess960, the position does not show where king and rook stood, so that the corner stands
 * for the side. */
static void explain_right(const an_position *p, unsigned corner, an_reason *reason)
{
    unsigned home = an_square_at(4, an_rank_of(corner));
    reason->target = (uint8_t)corner;
    if (p->variant == AN_CHESS960)
        return;
    if (reason->king != home) {
        reason->detail = AN_CASTLING_KING_AWAY;
        reason->target = (uint8_t)home;
    } else if (!(an_pieces(p, (an_color)p->turn, AN_ROOK) & an_bit(corner))) {
        reason->detail = AN_CASTLING_ROOK_AWAY;
    }
    reason->by = reason->target;
}

static an_code refuse_castling(const an_position *p, unsigned rook, unsigned corner,
                               an_reason *reason)
{
    unsigned square;
    reason->piece = reason->king;
    reason->detail = (uint8_t)an__castling_test(p, rook, &square);
    reason->target = (uint8_t)square;
    if (reason->detail == AN_CASTLING_NO_RIGHT)
        explain_right(p, corner, reason);
    if (square != AN_NO_SQUARE) {
        an_squares attackers = an_attackers(p, an_opposite((an_color)p->turn), square,
                                            castling_pieces(p, rook, reason));
        bool attacked =
            reason->detail == AN_CASTLING_THROUGH || reason->detail == AN_CASTLING_INTO_CHECK;
        reason->by = (uint8_t)(attacked && attackers ? an_first(attackers) : square);
    }
    return AN_CASTLING_REFUSED;
}

/* Refuses a move that leaves its own king attacked: the piece is pinned, the king was in check
 * before, or the pawn that is captured en passant stood in the way. */
static an_code refuse_self_check(const an_position *p, an_move move, an_reason *reason)
{
    an_position after = *p;
    an__play(&after, move);
    unsigned king = move.from == reason->king ? move.to : reason->king;
    an_squares attackers =
        an_attackers(&after, an_opposite((an_color)p->turn), king, an_occupied(&after));
    an_squares checkers = an_checkers(p) & attackers;
    unsigned pinner = an__pinner_of(p, move.from);
    reason->piece = move.from;
    reason->target = move.to;
    reason->by = (uint8_t)an_first(checkers ? checkers : attackers);
    if (move.from == reason->king) {
        reason->by = (uint8_t)an_first(attackers);
        return AN_KING_INTO_CHECK;
    }
    if (pinner != AN_NO_SQUARE && (attackers & an_bit(pinner))) {
        reason->by = (uint8_t)pinner;
        return AN_PINNED_PIECE;
    }
    if (checkers)
        return AN_CHECK_NOT_PARRIED;
    reason->detail = AN_PIN_OF_CAPTURED;
    return AN_PINNED_PIECE;
}

/* Returns whether the opponent, if it were their turn, could legally play exactly one move that is
 * written like this. */
static bool is_legal_for_opponent(const an_position *p, const an_san *san, an_role role)
{
    an_position turned = *p;
    an_move moves[AN_MOVES_MAX];
    if (an_checkers(p))
        return false;
    turned.turn = (uint8_t)an_opposite((an_color)p->turn);
    turned.en_passant = AN_NO_SQUARE;
    /* an_san_resolve is not used, because it would call this file again for a reason. */
    unsigned kind;
    an_squares origins = an__san_origins(&turned, san, role, &kind);
    if (an_has_many(origins) || !origins)
        return false;
    unsigned from = an_first(origins), to = an_square_at(san->to_file, san->to_rank);
    size_t count = an_position_moves(&turned, moves);
    for (size_t i = 0; i < count; i++)
        if (moves[i].from == from && moves[i].to == to && moves[i].promotion == san->promotion)
            return true;
    return false;
}

/* Finds a piece of the role on a line with the target, and the piece that stands between them. */
static bool find_blocked(const an_position *p, an_role role, an_squares pieces, unsigned to,
                         an_reason *reason)
{
    an_squares lines = an_role_attacks(role, to, 0) & pieces;
    if (!lines)
        return false;
    unsigned from = an_first(lines);
    unsigned blocker = an__blocker_between(p, from, to);
    if (blocker == AN_NO_SQUARE)
        return false;
    reason->piece = (uint8_t)from;
    reason->by = (uint8_t)blocker;
    return true;
}

/* Refuses a capture by a pawn. */
static an_code refuse_pawn_capture(const an_position *p, an_squares pawns, unsigned to,
                                   an_reason *reason)
{
    an_color us = (an_color)p->turn;
    an_squares takers = an__pawn_attacks[an_opposite(us)][to] & pawns;
    if (!takers)
        return AN_NO_SUCH_MOVE;
    unsigned beside = to ^ 8u;
    reason->piece = (uint8_t)an_first(takers);
    if (p->color[us] & an_bit(to)) {
        reason->by = (uint8_t)to;
        return AN_OWN_PIECE_CAPTURED;
    }
    if (to == p->passed_over) {
        an_move move = {reason->piece, (uint8_t)to, AN_NO_ROLE, AN_EN_PASSANT};
        return an_leaves_king_safe(p, move) ? AN_NO_SUCH_MOVE : refuse_self_check(p, move, reason);
    }
    if (an_rank_of(to) != (us == AN_WHITE ? 5u : 2u) ||
        !(an_pieces(p, an_opposite(us), AN_PAWN) & an_bit(beside)))
        return AN_NO_SUCH_MOVE;
    reason->by = (uint8_t)beside;
    return AN_NOT_EN_PASSANT;
}

static an_code refuse_pawn(const an_position *p, const an_san *san, unsigned to, an_reason *reason)
{
    an_color us = (an_color)p->turn;
    an_squares pawns = an_pieces(p, us, AN_PAWN) & an_origin_squares(san);
    if (san->from_file != AN_UNSAID && san->from_file != san->to_file)
        return refuse_pawn_capture(p, pawns, to, reason);
    for (an_squares left = pawns & an_file_squares(an_file_of(to)); left;) {
        unsigned from = an_take_first(&left);
        if (!(an__pawn_steps(us, from) & an_bit(to)))
            continue;
        unsigned blocker = an__blocker_between(p, from, to);
        reason->piece = (uint8_t)from;
        reason->by = (uint8_t)(blocker == AN_NO_SQUARE ? to : blocker);
        if (an_occupied(p) & an_bit(reason->by))
            return AN_PATH_BLOCKED;
    }
    return AN_NO_SUCH_MOVE;
}

static an_code refuse_promotion(const an_position *p, const an_san *san, an_role role,
                                an_reason *reason)
{
    bool promotes = role == AN_PAWN && (san->to_rank == 0 || san->to_rank == 7);
    bool to_piece = san->promotion >= AN_KNIGHT && san->promotion <= AN_QUEEN;
    if (promotes == (san->promotion != AN_NO_ROLE) && (!promotes || to_piece))
        return AN_OK;
    an_san mended = *san;
    mended.promotion = promotes ? AN_QUEEN : AN_NO_ROLE;
    unsigned kind;
    an_squares origins = an__san_origins(p, &mended, role, &kind);
    if (!origins)
        return AN_OK;
    reason->piece = (uint8_t)an_first(origins);
    return san->promotion == AN_NO_ROLE ? AN_PROMOTION_MISSING : AN_PROMOTION_IMPOSSIBLE;
}

static an_code refuse_piece(const an_position *p, const an_san *san, an_role role, unsigned to,
                            an_reason *reason)
{
    an_color us = (an_color)p->turn;
    an_squares pieces = an_pieces(p, us, role) & an_origin_squares(san);
    if ((p->color[us] & an_bit(to)) && (an_role_attacks(role, to, an_occupied(p)) & pieces)) {
        reason->piece = (uint8_t)an_first(an_role_attacks(role, to, an_occupied(p)) & pieces);
        reason->by = (uint8_t)to;
        return AN_OWN_PIECE_CAPTURED;
    }
    /* Te1 cannot mean another rook if a rook already stands on e1. */
    bool stands_there = (an_pieces(p, us, role) & an_bit(to)) != 0;
    bool is_free = an_origin_squares(san) == ~UINT64_C(0);
    if (!(stands_there && is_free) && find_blocked(p, role, pieces, to, reason))
        return AN_PATH_BLOCKED;
    return AN_NO_SUCH_MOVE;
}

/* Returns whether a piece of the role can go there from any file or rank. */
static bool another_can(const an_position *p, const an_san *san, an_role role)
{
    an_san other = *san;
    unsigned kind;
    other.from_rank = AN_UNSAID;
    for (uint8_t file = 0; file < 8; file++) {
        other.from_file = file;
        if (an__san_origins(p, &other, role, &kind))
            return true;
    }
    return false;
}

/* Returns true for a capture such as fxg4 or fg4. */
static bool captures(const an_san *san)
{
    bool leaves_file = san->from_file != AN_UNSAID &&
                       (san->from_file + 1 == san->to_file || san->to_file + 1 == san->from_file);
    return leaves_file || (san->forms & AN_FORM_CAPTURE_SIGN);
}

/* Completes *reason. `can_go` says that a piece of the role can go there. */
static void explain_missing(const an_position *p, const an_san *san, an_role role, bool can_go,
                            an_reason *reason)
{
    an_squares pieces = an_pieces(p, (an_color)p->turn, role);
    bool is_placed = (pieces & an_origin_squares(san)) != 0;
    if (p->role[AN_KING] & ~p->color[p->turn] & an_bit(reason->target)) {
        reason->detail = AN_MISSING_LICENCE;
    } else if (pieces == 0) {
        reason->detail = AN_MISSING_PIECE;
    } else if (can_go) {
        reason->detail = AN_MISSING_CAPTURED;
    } else if (role == AN_PAWN && captures(san) && !(an_occupied(p) & an_bit(reason->target))) {
        reason->detail = AN_MISSING_PREY;
    } else if (an_origin_squares(san) == ~UINT64_C(0) && (pieces & an_bit(reason->target))) {
        reason->detail = AN_MISSING_STEP;
        reason->piece = reason->target;
    } else if (role == AN_PAWN && (san->forms & AN_FORM_CAPTURE_SIGN) &&
               an_origin_squares(san) == ~UINT64_C(0) && another_can(p, san, role)) {
        reason->detail = AN_MISSING_FILE;
    } else if (an_origin_squares(san) == ~UINT64_C(0) || !another_can(p, san, role)) {
        const bool is_one = pieces != 0 && (pieces & (pieces - 1)) == 0;
        reason->detail = is_one ? AN_MISSING_FROM_SQUARE : AN_MISSING_WAY;
        if (is_one) /* "the queen on d1 cannot go to h6" */
            reason->piece = (uint8_t)an_first(pieces);
    } else if (!an_has_origin(san)) {
        reason->detail = san->from_file != AN_UNSAID ? AN_MISSING_ON_FILE : AN_MISSING_ON_RANK;
    } else if (is_placed) {
        reason->detail = AN_MISSING_FROM_SQUARE;
        reason->piece = (uint8_t)an_square_at(san->from_file, san->from_rank);
    } else {
        reason->detail = AN_MISSING_ON_SQUARE;
    }
}

static an_code refuse_move(const an_position *p, const an_san *san, an_reason *reason)
{
    unsigned to = an_square_at(san->to_file, san->to_rank), kind;
    an_role role = (an_role)san->role;
    if (role == AN_NO_ROLE && an_has_origin(san)) {
        unsigned from = an_square_at(san->from_file, san->from_rank);
        role = an_role_at(p, from);
    }
    if (role == AN_NO_ROLE)
        role = AN_PAWN;
    reason->target = (uint8_t)to;
    an_code code = refuse_promotion(p, san, role, reason);
    if (code != AN_OK)
        return code;
    an_squares origins = an__san_origins(p, san, role, &kind);
    for (an_squares left = origins; left;) {
        unsigned from = an_take_first(&left);
        an_move move = {(uint8_t)from, (uint8_t)to, san->promotion, (uint8_t)kind};
        if (!an_leaves_king_safe(p, move))
            return refuse_self_check(p, move, reason);
    }
    code =
        role == AN_PAWN ? refuse_pawn(p, san, to, reason) : refuse_piece(p, san, role, to, reason);
    if (code != AN_NO_SUCH_MOVE)
        return code;
    if (an_pieces(p, (an_color)p->turn, role) != 0 && is_legal_for_opponent(p, san, role))
        return AN_WRONG_SIDE;
    explain_missing(p, san, role, origins != 0, reason);
    return AN_NO_SUCH_MOVE;
}

/* Returns whether a move such as e1g1 is the king's part of a castling that is not allowed. *corner
 * becomes the corner on that side. In Chess960, the king goes onto a rook with which it may castle,
 * and *corner is that rook. */
static bool is_castling_step(const an_position *p, const an_san *san, unsigned king,
                             unsigned *corner)
{
    if (san->role != AN_NO_ROLE || !an_has_origin(san) || !an_has_target(san))
        return false;
    if (p->variant == AN_CHESS960) {
        *corner = an__castling_rook_by_squares(p, san);
        return *corner != AN_NO_SQUARE;
    }
    unsigned from = an_square_at(san->from_file, san->from_rank);
    unsigned to = an_square_at(san->to_file, san->to_rank);
    *corner = an_square_at(to > from ? 7 : 0, san->to_rank);
    bool at_home = an_file_of(king) == 4 && (an_bit(king) & (AN_RANK_1 | AN_RANK_8));
    return from == king && at_home && an_rank_of(to) == an_rank_of(from) &&
           (to == from + 2 || to + 2 == from);
}

an_code an__refuse_priority(const an_position *p, an_move move, an_reason *reason)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(p, moves);
    reason->piece = move.from;
    reason->target = (uint8_t)an_move_destination(move);
    if (count > 0)
        reason->by = moves[0].from;
    for (size_t i = 0; i < count && i < AN_CANDIDATES_MAX; i++)
        reason->candidates[reason->candidate_count++] = moves[i];
    return AN_NOT_PRIORITY_PIECE;
}

an_code an__san_refusal(const an_position *p, const an_san *san, an_reason *reason)
{
    unsigned corner;
    if (!an_position_has_move(p)) {
        reason->detail = (uint8_t)(an_checkers(p) ? AN_ENDING_MATE : AN_ENDING_STALEMATE);
        return AN_GAME_OVER;
    }
    switch ((an_san_kind)san->kind) {
    case AN_SAN_NULL:
        reason->by = (uint8_t)an_first(an_checkers(p));
        return AN_CHECK_NOT_PARRIED;
    case AN_SAN_SHORT_CASTLING:
    case AN_SAN_LONG_CASTLING:
        corner =
            an_square_at(san->kind == AN_SAN_SHORT_CASTLING ? 7 : 0, p->turn == AN_WHITE ? 0 : 7);
        return refuse_castling(p, an__castling_rook_meant(p, san), corner, reason);
    case AN_SAN_MOVE:
        break;
    }
    if (is_castling_step(p, san, reason->king, &corner))
        return refuse_castling(p, corner, corner, reason);
    bool from_nowhere = san->role == AN_NO_ROLE && san->from_file == AN_UNSAID &&
                        (san->forms & AN_FORM_CAPTURE_SIGN);
    if (!an_has_target(san) || from_nowhere) {
        reason->detail = from_nowhere ? AN_MISSING_FILE : AN_MISSING_CAPTURE;
        return AN_NO_SUCH_MOVE;
    }
    return refuse_move(p, san, reason);
}
