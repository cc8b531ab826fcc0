/* From what is said to the legal move that is meant. The pieces that could play it are found
 * backwards from the target square. */
#include "resolve.h"

#include "fold.h"
#include "notation.h"

#include "glyphs.h"
#include "origins.h"
#include "priority.h"
#include "refuse.h"
#include "utf8.h"

/* Returns the role that is meant: g1-f3 without a letter means the piece on g1. */
static an_role role_meant(const an_position *p, const an_san *san)
{
    if (san->role != AN_NO_ROLE)
        return (an_role)san->role;
    if (!an_has_origin(san))
        return AN_PAWN;
    an_role role = an_role_at(p, an_square_at(san->from_file, san->from_rank));
    return role == AN_NO_ROLE ? AN_PAWN : role;
}

static bool resolve_castling(an_move *move, const an_position *p, unsigned rook)
{
    if (an__castling_test(p, rook, NULL) != AN_CASTLING_FREE)
        return false;
    an_move castling = {(uint8_t)an_king_square(p, (an_color)p->turn), (uint8_t)rook, AN_NO_ROLE,
                        AN_CASTLING};
    *move = castling;
    return true;
}

static bool promotion_fits(const an_san *san, an_role role)
{
    bool promotes = role == AN_PAWN && (san->to_rank == 0 || san->to_rank == 7);
    if (!promotes)
        return san->promotion == AN_NO_ROLE;
    return san->promotion >= AN_KNIGHT && san->promotion <= AN_QUEEN;
}

/* Returns whether a legal move fits a san whose target square is incomplete. */
static bool says(const an_position *p, const an_san *san, an_move move)
{
    unsigned captured = move.kind == AN_EN_PASSANT ? move.to ^ 8u : move.to;
    bool takes = move.kind != AN_CASTLING && (an_occupied(p) & an_bit(captured));
    an_role role = san->role == AN_NO_ROLE ? AN_PAWN : (an_role)san->role;
    return move.kind != AN_CASTLING && an_role_at(p, move.from) == role &&
           (an_origin_squares(san) & an_bit(move.from)) &&
           (san->to_file == AN_UNSAID || san->to_file == an_file_of(move.to)) &&
           (san->to_rank == AN_UNSAID || san->to_rank == an_rank_of(move.to)) &&
           move.promotion == san->promotion && takes &&
           (san->captured == AN_NO_ROLE || an_role_at(p, captured) == san->captured);
}

static size_t list_meant(an_move *found, const an_position *p, const an_san *san)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(p, moves), kept = 0;
    for (size_t i = 0; i < count; i++)
        if (says(p, san, moves[i]) && kept < AN_CANDIDATES_MAX)
            found[kept++] = moves[i];
    return kept;
}

static size_t list_candidates(an_move *found, const an_position *p, const an_san *san)
{
    if (!an_has_target(san))
        return list_meant(found, p, san);
    an_role role = role_meant(p, san);
    if (!promotion_fits(san, role))
        return 0;
    unsigned to = an_square_at(san->to_file, san->to_rank), kind;
    an_squares origins = an__san_origins(p, san, role, &kind);
    if (origins && san->captured != AN_NO_ROLE &&
        an_role_at(p, kind == AN_EN_PASSANT ? to ^ 8u : to) != san->captured)
        return 0;
    size_t kept = 0;
    while (origins) {
        an_move move = {(uint8_t)an_take_first(&origins), (uint8_t)to, san->promotion,
                        (uint8_t)kind};
        if (an_leaves_king_safe(p, move) && kept < AN_CANDIDATES_MAX)
            found[kept++] = move;
    }
    return kept;
}

/* Keeps only the moves of the piece that must move. Returns how many there are. If there are none,
 * found[0] still holds the first move. */
static size_t keep_priority(an_move *found, size_t count, const an_position *p)
{
    unsigned square = an_priority_square(p);
    size_t kept = 0;
    for (size_t i = 0; i < count; i++)
        if (found[i].kind == AN_NULL_STEP || found[i].from == square)
            found[kept++] = found[i];
    return kept;
}

/* Finds the legal moves that fit. Returns how many there are. *orthodox also counts those that only
 * the variant forbids. */
static size_t find_meant(an_move *found, const an_position *p, const an_san *san, size_t *orthodox)
{
    size_t count = 0;
    switch ((an_san_kind)san->kind) {
    case AN_SAN_NULL:
        count = !an_checkers(p);
        found[0] = (an_move){.kind = AN_NULL_STEP};
        break;
    case AN_SAN_SHORT_CASTLING:
    case AN_SAN_LONG_CASTLING:
        count = resolve_castling(found, p, an__castling_rook_meant(p, san));
        break;
    case AN_SAN_MOVE: {
        unsigned rook = an__castling_rook_by_squares(p, san);
        count = rook != AN_NO_SQUARE ? resolve_castling(found, p, rook)
                                     : list_candidates(found, p, san);
        break;
    }
    }
    *orthodox = count;
    return count > 0 && an_is_bound(p) ? keep_priority(found, count, p) : count;
}

bool an__san_find(an_move *move, const an_position *position, const an_san *san)
{
    an_move found[AN_CANDIDATES_MAX];
    size_t orthodox;
    if (find_meant(found, position, san, &orthodox) != 1)
        return false;
    *move = *found;
    return true;
}

an_code an_san_resolve(an_move *move, const an_position *position, const an_san *san,
                       an_reason *reason)
{
    an_move found[AN_CANDIDATES_MAX];
    size_t orthodox, count = find_meant(found, position, san, &orthodox);
    if (count == 1) {
        *move = *found;
        return AN_OK;
    }
    an_reason ignored;
    if (reason == NULL)
        reason = &ignored;
    *reason = (an_reason){
        .piece = AN_NO_SQUARE, .by = AN_NO_SQUARE, .king = AN_NO_SQUARE, .target = AN_NO_SQUARE};
    if (an_has_king(position, (an_color)position->turn))
        reason->king = (uint8_t)an_king_square(position, (an_color)position->turn);
    if (orthodox > 0 && count == 0)
        return an__refuse_priority(position, found[0], reason);
    if (count > 1) {
        reason->candidate_count = (uint8_t)count;
        memcpy(reason->candidates, found, count * sizeof *found);
        return AN_AMBIGUOUS_MOVE;
    }
    return an__san_refusal(position, san, reason);
}

/* Returns the role whose letter, in lower case, is this file; AN_NO_ROLE if there is none. */
static an_role piece_of_file(const an_language *language, unsigned file)
{
    for (an_role role = AN_KNIGHT; role <= AN_KING; role++) {
        an_text letter = an_text_of(language->letter[role]);
        size_t size;
        uint32_t point = letter.size > 0 ? an_utf8_decode(letter, &size) : 0;
        if (point > 0 && size == letter.size &&
            an_look_alike(an__small_letter(point)) == (uint32_t)('a' + file))
            return role;
    }
    return AN_NO_ROLE;
}

bool an__san_is_doubtful(const an_position *position, const an_san *san, an_move step,
                         const an_language *language, an_reason *reason)
{
    an_san piece = *san;
    an_move other;
    bool says_file_twice = san->kind == AN_SAN_MOVE && san->role == AN_NO_ROLE &&
                           san->from_file == san->to_file && san->from_rank == AN_UNSAID;
    if (!says_file_twice || language == NULL || !an_has_target(san))
        return false;
    piece.role = (uint8_t)piece_of_file(language, san->from_file);
    piece.from_file = AN_UNSAID;
    if (piece.role == AN_NO_ROLE)
        return false;
    *reason = (an_reason){
        .piece = AN_NO_SQUARE, .by = AN_NO_SQUARE, .king = AN_NO_SQUARE, .target = AN_NO_SQUARE};
    an_code code = an_san_resolve(&other, position, &piece, reason);
    if (code == AN_OK)
        reason->candidates[reason->candidate_count++] = other;
    if (code != AN_OK && code != AN_AMBIGUOUS_MOVE)
        return false;
    if (reason->candidate_count < AN_CANDIDATES_MAX)
        reason->candidates[reason->candidate_count++] = step;
    return true;
}
