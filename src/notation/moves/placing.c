/* Illegal moves that were played nevertheless: a piece is put where a word says. */
#include "placing.h"

#include "notation.h"
#include "origins.h"

/* ---- castling ---- */

/* Returns the rook for castling, whether or not castling is allowed; AN_NO_SQUARE if king and rook
 * do not stand on known squares. In Chess960, it is the outermost rook if there is no right to
 * castle. */
static unsigned castling_rook(const an_position *p, unsigned king, bool is_short)
{
    an_color us = (an_color)p->turn;
    unsigned home = us == AN_WHITE ? 0 : 7, corner = an_square_at(is_short ? 7 : 0, home);
    an_squares beyond = is_short ? ~UINT64_C(0) << king : an_bit(king) - 1;
    an_squares rooks = an_pieces(p, us, AN_ROOK) & an_rank_squares(home) & beyond;
    bool is_free = p->variant == AN_CHESS960;
    an_squares entitled = rooks & p->castling;
    if (an_rank_of(king) != home || (!is_free && an_file_of(king) != 4))
        return AN_NO_SQUARE;
    rooks = !is_free ? rooks & an_bit(corner) : entitled ? entitled : rooks;
    if (!rooks)
        return AN_NO_SQUARE;
    return is_short ? an_highest_bit(rooks) : an_first(rooks);
}

static an_placing place_castling(an_move *move, const an_position *p, unsigned king, unsigned rook)
{
    if (rook == AN_NO_SQUARE)
        return AN_PLACING_UNSAID;
    an_squares targets =
        an_bit(an_castling_king_target(king, rook)) | an_bit(an_castling_rook_target(king, rook));
    if (an_occupied(p) & targets & ~(an_bit(king) | an_bit(rook)))
        return AN_PLACING_UNSAID;
    *move = (an_move){(uint8_t)king, (uint8_t)rook, AN_NO_ROLE, AN_CASTLING};
    return AN_PLACED;
}

/* Returns the rook for castling that is written by the coordinates of the king's move: two squares,
 * or in Chess960 onto the rook. Returns AN_NO_SQUARE for any other move of the king. */
static unsigned rook_of_step(const an_position *p, unsigned king, unsigned to)
{
    unsigned rook = castling_rook(p, king, to > king);
    bool steps_two = an_rank_of(to) == an_rank_of(king) && (to == king + 2 || to + 2 == king);
    bool castles = p->variant == AN_CHESS960 ? to == rook : steps_two;
    return castles ? rook : AN_NO_SQUARE;
}

/* ---- steps ---- */

static bool leaves_file(const an_san *san)
{
    return san->from_file != AN_UNSAID && san->from_file != san->to_file;
}

/* Returns the pieces of `role` that stand where the word says. A pawn stays on its file unless
 * another one is written. */
static an_squares pieces_named(const an_position *p, const an_san *san, an_role role, unsigned to)
{
    an_squares pieces = an_pieces(p, (an_color)p->turn, role) & an_origin_squares(san);
    if (role == AN_PAWN && san->from_file == AN_UNSAID)
        pieces &= an_file_squares(an_file_of(to));
    return pieces;
}

/* Returns those of `pieces` that would reach the target on an empty board. */
static an_squares pieces_that_reach(const an_position *p, an_role role, unsigned to,
                                    an_squares pieces)
{
    const an_squares(*origins)[64] = an__origins[p->turn];
    an_squares file = an_file_squares(an_file_of(to));
    if (role != AN_PAWN)
        return an_role_attacks(role, to, 0) & pieces;
    return pieces & ((origins[AN_NO_ROLE][to] & file) | (origins[AN_PAWN][to] & ~file));
}

/* Returns true if a pawn that reaches a square from another file captures en passant. */
static bool takes_in_passing(const an_position *p, unsigned to)
{
    an_color us = (an_color)p->turn;
    return an_rank_of(to) == (us == AN_WHITE ? 5u : 2u) && !(an_occupied(p) & an_bit(to)) &&
           (an_pieces(p, an_opposite(us), AN_PAWN) & an_bit(to ^ 8u));
}

/* Returns the pieces that the word may mean. *kind becomes the kind of their move. */
static an_squares pieces_meant(const an_position *p, const an_san *san, an_role role, unsigned to,
                               unsigned *kind)
{
    an_squares going = an__san_origins(p, san, role, kind);
    if (going)
        return going;
    an_squares named = pieces_named(p, san, role, to);
    an_squares reaching = pieces_that_reach(p, role, to, named);
    bool crosses = role == AN_PAWN && leaves_file(san);
    *kind = reaching && crosses && takes_in_passing(p, to) ? AN_EN_PASSANT : AN_ORDINARY;
    return reaching ? reaching : named;
}

/* Returns true if the word is clear about the target square: it says which piece stands there
 * afterwards, and the piece that stood there before may be captured. That piece must be neither a
 * king, nor of the own color, nor another one than the word says. */
static bool says_outcome(const an_position *p, const an_san *san, an_role role, unsigned to)
{
    an_role prey = an_role_at(p, to);
    unsigned rank = an_rank_of(to), last = p->turn == AN_WHITE ? 7 : 0;
    bool promotes = role == AN_PAWN && rank == last;
    bool to_piece = san->promotion >= AN_KNIGHT && san->promotion <= AN_QUEEN;
    if (prey == AN_KING || (p->color[p->turn] & an_bit(to)))
        return false;
    if (promotes ? !to_piece : san->promotion != AN_NO_ROLE)
        return false;
    bool says_capture = prey != AN_NO_ROLE || (san->forms & AN_FORM_CAPTURE_SIGN);
    if (role == AN_PAWN && (rank == 7 - last || (says_capture && !leaves_file(san))))
        return false;
    return san->captured == AN_NO_ROLE || san->captured == prey;
}

static an_placing place_step(an_move *move, const an_position *p, const an_san *san)
{
    const unsigned to = an_square_at(san->to_file, san->to_rank);
    const unsigned king = an_king_square(p, (an_color)p->turn);
    an_role role = (an_role)san->role;
    bool is_bare = role == AN_NO_ROLE;
    if (is_bare)
        role = an_has_origin(san) ? an_role_at(p, an_square_at(san->from_file, san->from_rank))
                                  : AN_PAWN;
    if (role == AN_NO_ROLE)
        return AN_PLACING_UNSAID;
    unsigned rook = role == AN_KING ? rook_of_step(p, king, to) : AN_NO_SQUARE;
    if (rook != AN_NO_SQUARE)
        return is_bare ? place_castling(move, p, king, rook) : AN_PLACING_UNSAID;
    unsigned kind;
    an_squares pieces = pieces_meant(p, san, role, to, &kind);
    if (!pieces || !says_outcome(p, san, role, to))
        return AN_PLACING_UNSAID;
    if (an_has_many(pieces))
        return AN_PLACING_SEVERAL;
    *move = (an_move){(uint8_t)an_first(pieces), (uint8_t)to, san->promotion, (uint8_t)kind};
    return AN_PLACED;
}

/* ---- the whole ---- */

an_placing an__san_place(an_move *move, const an_position *p, const an_san *san, an_code code)
{
    const unsigned king = an_king_square(p, (an_color)p->turn);
    if (code == AN_AMBIGUOUS_MOVE)
        return AN_PLACING_NOT_ASKED; /* one of the moves is legal */
    if (code == AN_WRONG_SIDE)
        return AN_PLACING_SEVERAL; /* the opponent's piece may be meant */
    switch ((an_san_kind)san->kind) {
    case AN_SAN_NULL:
        return AN_PLACING_UNSAID;
    case AN_SAN_SHORT_CASTLING:
    case AN_SAN_LONG_CASTLING:
        return place_castling(move, p, king,
                              castling_rook(p, king, san->kind == AN_SAN_SHORT_CASTLING));
    case AN_SAN_MOVE:
        break;
    }
    return an_has_target(san) ? place_step(move, p, san) : AN_PLACING_UNSAID;
}

/* Returns true if a word with this part of the origin is refused, and an__san_place then finds this
 * move. */
static bool is_found(const an_position *p, an_move move, unsigned needs)
{
    an_san san = {.kind = AN_SAN_MOVE,
                  .role = (uint8_t)an_role_at(p, move.from),
                  .from_file = (uint8_t)(needs & AN_NEEDS_FILE ? an_file_of(move.from) : AN_UNSAID),
                  .from_rank = (uint8_t)(needs & AN_NEEDS_RANK ? an_rank_of(move.from) : AN_UNSAID),
                  .to_file = (uint8_t)an_file_of(move.to),
                  .to_rank = (uint8_t)an_rank_of(move.to),
                  .promotion = move.promotion,
                  .forms = an_occupied(p) & an_bit(move.to) ? AN_FORM_CAPTURE_SIGN : 0};
    an_move found;
    an_code code = an_san_resolve(&found, p, &san, NULL);
    return code != AN_OK && an__san_place(&found, p, &san, code) == AN_PLACED &&
           an_move_equal(found, move);
}

bool an__may_be_placed(const an_position *p, an_move move)
{
    an_move castling;
    if (move.kind == AN_NULL_STEP || an_move_is_legal(p, move))
        return false;
    if (move.kind != AN_CASTLING)
        return is_found(p, move, AN_NEEDS_FILE | AN_NEEDS_RANK);
    const unsigned king = an_king_square(p, (an_color)p->turn);
    unsigned rook = castling_rook(p, king, move.to > move.from);
    return place_castling(&castling, p, king, rook) == AN_PLACED && an_move_equal(castling, move);
}

unsigned an__placing_needs(const an_position *p, an_move move)
{
    static const uint8_t of_pieces[] = {0, AN_NEEDS_FILE, AN_NEEDS_RANK};
    static const uint8_t straight[] = {0}, crossing[] = {AN_NEEDS_FILE};
    bool is_pawn = an_role_at(p, move.from) == AN_PAWN;
    bool crosses = an_file_of(move.from) != an_file_of(move.to);
    const uint8_t *tried = !is_pawn ? of_pieces : crosses ? crossing : straight;
    /* Without a target, "ed" means a legal capture. */
    unsigned target = is_pawn ? AN_NEEDS_TARGET : 0;
    if (move.kind == AN_CASTLING)
        return 0;
    for (size_t i = 0; i < (is_pawn ? 1 : sizeof of_pieces); i++)
        if (is_found(p, move, tried[i]))
            return tried[i] | target;
    return AN_NEEDS_FILE | AN_NEEDS_RANK | target;
}
