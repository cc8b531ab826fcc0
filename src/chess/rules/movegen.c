/* The move generator: one inlined body, compiled for each color, and for listing and counting. */
#include "movegen.h"

#include "special_moves.h"

/* What the king of the side to move allows its pieces to do. */
typedef struct an_constraints {
    an_squares targets; /* where pieces other than the king may go: everywhere but where the other
                           king stands, or where they parry a check */
    an_squares pinned;
    unsigned king;
    bool in_check, in_double_check;
} an_constraints;

/* What is done with the moves that are found. */
typedef enum purpose { LIST, LIST_CHECKS, COUNT } purpose;

typedef struct output {
    purpose purpose;
    an_move *list; /* only for LIST and LIST_CHECKS */
    size_t count;
    const an_check_view *view; /* only for LIST_CHECKS */
} output;

static AN_INLINED bool is_listed(const output *out)
{
    return out->purpose == LIST || out->purpose == LIST_CHECKS;
}

/* Returns the squares that `them` attack. Pass `occupied` without our king, so that he does not
 * shield the squares behind him. */
static inline an_squares attacked_by(const an_position *p, an_color them, an_squares occupied)
{
    an_squares pawns = an_pieces(p, them, AN_PAWN);
    an_squares west = pawns & ~AN_FILE_A, east = pawns & ~AN_FILE_H;
    an_squares attacked = them == AN_WHITE ? west << 7 | east << 9 : west >> 9 | east >> 7;
    for (an_squares pieces = an_pieces(p, them, AN_KNIGHT); pieces;)
        attacked |= an__knight_attacks[an_take_first(&pieces)];
    an_squares queens = an_pieces(p, them, AN_QUEEN);
    for (an_squares pieces = an_pieces(p, them, AN_BISHOP) | queens; pieces;)
        attacked |= an_bishop_attacks(an_take_first(&pieces), occupied);
    for (an_squares pieces = an_pieces(p, them, AN_ROOK) | queens; pieces;)
        attacked |= an_rook_attacks(an_take_first(&pieces), occupied);
    an_squares beside = an__king_attacks[an_king_square_if_any(p, them)];
    return an_has_king(p, them) ? attacked | beside : attacked;
}

static inline an_constraints constraints_of(const an_position *p, an_color us)
{
    an_color them = an_opposite(us);
    unsigned king = an_king_square_if_any(p, us);
    an_squares ours = p->color[us], theirs = p->color[them];
    an_squares queens = p->role[AN_QUEEN];
    an_squares checkers = theirs & ((an__pawn_attacks[us][king] & p->role[AN_PAWN]) |
                                    (an__knight_attacks[king] & p->role[AN_KNIGHT]) |
                                    (an__king_attacks[king] & p->role[AN_KING]));
    an_constraints constraints = {.targets = ~an_pieces(p, them, AN_KING), .king = king};
    if (!an_has_king(p, us))
        return constraints;

    an_squares snipers =
        theirs & ((an_rook_attacks(king, theirs) & (p->role[AN_ROOK] | queens)) |
                  (an_bishop_attacks(king, theirs) & (p->role[AN_BISHOP] | queens)));
    while (snipers) {
        unsigned sniper = an_take_first(&snipers);
        an_squares shield = an__between[king][sniper] & ours;
        if (!shield)
            checkers |= an_bit(sniper);
        else if (!an_has_many(shield))
            constraints.pinned |= shield;
    }
    if (checkers) {
        constraints.targets &= an__between[king][an_first(checkers)] | checkers;
        constraints.in_check = true;
        constraints.in_double_check = an_has_many(checkers);
    }
    return constraints;
}

static inline void put(output *out, unsigned from, unsigned to, unsigned promotion, unsigned kind)
{
    an_move move = {(uint8_t)from, (uint8_t)to, (uint8_t)promotion, (uint8_t)kind};
    out->list[out->count++] = move;
}

static AN_INLINED void put_all(output *out, unsigned from, an_squares targets)
{
    if (!is_listed(out)) {
        out->count += an_count(targets);
        return;
    }
    while (targets)
        put(out, from, an_take_first(&targets), AN_NO_ROLE, AN_ORDINARY);
}

/* Puts pawn moves that share one step: the origin of each is its target minus the step. */
static AN_INLINED void put_pawns(output *out, an_squares targets, int step, unsigned kind)
{
    an_squares last = targets & (AN_RANK_1 | AN_RANK_8);
    if (!is_listed(out)) {
        out->count += an_count(targets) + 3 * an_count(last);
        return;
    }
    targets ^= last;
    while (targets) {
        unsigned to = an_take_first(&targets);
        put(out, (unsigned)((int)to - step), to, AN_NO_ROLE, kind);
    }
    while (last) {
        unsigned to = an_take_first(&last);
        for (unsigned role = AN_KNIGHT; role <= AN_QUEEN; role++)
            put(out, (unsigned)((int)to - step), to, role, AN_ORDINARY);
    }
}

static inline an_squares shifted(an_squares squares, int step)
{
    return step > 0 ? squares << step : squares >> -step;
}

static AN_INLINED void pawn_moves(const an_position *p, an_color us,
                                  const an_constraints *constraints, an_squares pawns, output *out)
{
    const int north = us == AN_WHITE ? 8 : -8;
    an_squares empty = ~an_occupied(p), theirs = p->color[an_opposite(us)];
    /* A pinned pawn keeps to the line of its pin: its file, or one of the diagonals. */
    an_squares pinned = pawns & constraints->pinned, free = pawns & ~constraints->pinned;
    an_squares ahead = free | (pinned & an_file_squares(an_file_of(constraints->king)));
    an_squares rising = free | (pinned & an__line_masks[constraints->king][AN_DIAGONAL]);
    an_squares falling = free | (pinned & an__line_masks[constraints->king][AN_ANTIDIAGONAL]);
    an_squares to_west = us == AN_WHITE ? falling : rising;
    an_squares to_east = us == AN_WHITE ? rising : falling;

    an_squares single = shifted(ahead, north) & empty;
    an_squares middle = us == AN_WHITE ? AN_RANK_3 : AN_RANK_6;
    an_squares pair = shifted(single & middle, north) & empty & constraints->targets;
    an_squares captures = theirs & constraints->targets;
    put_pawns(out, single & constraints->targets, north, AN_ORDINARY);
    put_pawns(out, pair, 2 * north, AN_DOUBLE_STEP);
    put_pawns(out, shifted(to_west & ~AN_FILE_A, north - 1) & captures, north - 1, AN_ORDINARY);
    put_pawns(out, shifted(to_east & ~AN_FILE_H, north + 1) & captures, north + 1, AN_ORDINARY);

    for (an_squares takers = an_en_passant_takers(p, us, pawns); takers;) {
        unsigned from = an_take_first(&takers);
        if (is_listed(out))
            put(out, from, p->en_passant, AN_NO_ROLE, AN_EN_PASSANT);
        else
            out->count++;
    }
}

static inline an_squares attacks_of(an_role role, unsigned square, an_squares occupied)
{
    return role == AN_KNIGHT   ? an__knight_attacks[square]
           : role == AN_BISHOP ? an_bishop_attacks(square, occupied)
           : role == AN_ROOK   ? an_rook_attacks(square, occupied)
                               : an_queen_attacks(square, occupied);
}

/* Returns the squares where a piece gives check, if that is what is asked for; else all. */
static AN_INLINED an_squares wanted_targets(const output *out, an_role role, unsigned square)
{
    return out->purpose != LIST_CHECKS
               ? ~UINT64_C(0)
               : out->view->squares[role] | an_uncovering(out->view, square);
}

static AN_INLINED void piece_moves(const an_position *p, an_color us,
                                   const an_constraints *constraints, an_role role, an_squares from,
                                   output *out)
{
    an_squares pieces = an_pieces(p, us, role) & from, occupied = an_occupied(p);
    an_squares targets = constraints->targets & ~p->color[us];
    for (an_squares free = pieces & ~constraints->pinned; free;) {
        unsigned square = an_take_first(&free);
        an_squares reach = attacks_of(role, square, occupied) & targets;
        put_all(out, square, reach & wanted_targets(out, role, square));
    }
    if (role == AN_KNIGHT)
        return;
    for (an_squares bound = pieces & constraints->pinned; bound;) {
        unsigned square = an_take_first(&bound);
        an_squares line = an__whole_line[constraints->king][square];
        an_squares reach = attacks_of(role, square, occupied) & targets & line;
        put_all(out, square, reach & wanted_targets(out, role, square));
    }
}

static AN_INLINED void king_moves(const an_position *p, an_color us,
                                  const an_constraints *constraints, output *out)
{
    an_color them = an_opposite(us);
    an_squares barred = p->color[us] | an_pieces(p, them, AN_KING), attacked = 0;
    an_squares targets = an__king_attacks[constraints->king] & ~barred;
    if (targets)
        attacked = attacked_by(p, them, an_occupied(p) ^ an_bit(constraints->king));
    put_all(out, constraints->king, targets & ~attacked);
    if (constraints->in_check)
        return;
    for (an_squares rooks = p->castling & p->color[us]; rooks;) {
        unsigned rook = an_take_first(&rooks);
        if (!an_may_castle(p, constraints->king, rook, attacked))
            continue;
        if (is_listed(out))
            put(out, constraints->king, rook, AN_NO_ROLE, AN_CASTLING);
        else
            out->count++;
    }
}

/* Drops those of the moves from number `first` on that give no check. */
static void keep_checks(const an_position *p, output *out, size_t first)
{
    size_t kept = first;
    for (size_t i = first; i < out->count; i++)
        if (an__gives_check(p, out->view, out->list[i]))
            out->list[kept++] = out->list[i];
    out->count = kept;
}

static AN_INLINED size_t moves_from(const an_position *p, an_color us, an_squares from, output out)
{
    an_constraints constraints = constraints_of(p, us);
    if (!constraints.in_double_check) {
        pawn_moves(p, us, &constraints, an_pieces(p, us, AN_PAWN) & from, &out);
        if (out.purpose == LIST_CHECKS)
            keep_checks(p, &out, 0);
        piece_moves(p, us, &constraints, AN_KNIGHT, from, &out);
        piece_moves(p, us, &constraints, AN_BISHOP, from, &out);
        piece_moves(p, us, &constraints, AN_ROOK, from, &out);
        piece_moves(p, us, &constraints, AN_QUEEN, from, &out);
    }
    size_t before_king = out.count;
    if (from & an_pieces(p, us, AN_KING))
        king_moves(p, us, &constraints, &out);
    if (out.purpose == LIST_CHECKS)
        keep_checks(p, &out, before_king);
    return out.count;
}

/* Lists or counts the moves of one piece, whose role is known. */
static AN_INLINED size_t moves_of_piece(const an_position *p, an_color us,
                                        const an_constraints *constraints, unsigned square,
                                        output out)
{
    an_squares from = an_bit(square);
    an_role role = an_role_at(p, square);
    if (role == AN_KING)
        king_moves(p, us, constraints, &out);
    else if (role == AN_PAWN)
        pawn_moves(p, us, constraints, from, &out);
    else
        piece_moves(p, us, constraints, role, from, &out);
    return out.count;
}

/* Lists or counts the moves of the first piece that has any. */
static AN_INLINED size_t moves_of_first(const an_position *p, an_color us, an_order order,
                                        output out, unsigned *square)
{
    an_constraints constraints = constraints_of(p, us);
    an_squares pieces = p->color[us];
    if (constraints.in_double_check)
        pieces = an_bit(constraints.king);
    for (an_squares places = an_places_of(order, pieces); places != 0;) {
        *square = an_take_place(order, &places);
        size_t count = moves_of_piece(p, us, &constraints, *square, out);
        if (count > 0)
            return count;
    }
    *square = AN_NO_SQUARE;
    return 0;
}

static AN_INLINED size_t moves_of_turn(const an_position *p, an_squares from, output out)
{
    return p->turn == AN_WHITE ? moves_from(p, AN_WHITE, from, out)
                               : moves_from(p, AN_BLACK, from, out);
}

static size_t list_moves(const an_position *p, an_squares from, an_move *moves)
{
    return moves_of_turn(p, from, (output){LIST, moves, 0, NULL});
}

static size_t count_moves(const an_position *p, an_squares from)
{
    return moves_of_turn(p, from, (output){COUNT, NULL, 0, NULL});
}

size_t an__moves_from(const an_position *p, an_squares from, an_move *list)
{
    return list != NULL ? list_moves(p, from, list) : count_moves(p, from);
}

size_t an__moves_from_first(const an_position *p, an_order order, an_move *list, unsigned *square)
{
    output listed = {LIST, list, 0, NULL}, counted = {COUNT, NULL, 0, NULL};
    an_color us = (an_color)p->turn;
    return list != NULL ? moves_of_first(p, us, order, listed, square)
                        : moves_of_first(p, us, order, counted, square);
}

size_t an__moves_with_check(const an_position *p, const an_check_view *view, an_move *list)
{
    an_color us = (an_color)p->turn;
    an_squares king = an_pieces(p, us, AN_KING);
    bool king_may_give_check = (view->screens & king) != 0 || (p->castling & p->color[us]) != 0;
    an_squares from = king_may_give_check ? ~UINT64_C(0) : ~king;
    return moves_of_turn(p, from, (output){LIST_CHECKS, list, 0, view});
}
