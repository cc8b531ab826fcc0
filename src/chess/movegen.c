/* The move generator: one static inline body, compiled for each color, to list and to count. */
#include "movegen.h"

#include "priority.h"

/* What binds the side to move. */
typedef struct an_bonds {
    an_squares targets; /* where a man other than the king may go: all, or what parries a check */
    an_squares pinned;
    unsigned king;
    bool in_double_check;
} an_bonds;

typedef struct sink {
    an_move *list; /* NULL: only count */
    size_t count;
} sink;

/* The squares the king may not enter: attacked by a color when its own king's foe is off the board.
 */
static inline an_squares attacked_by(const an_position *p, an_color them, an_squares occupied)
{
    an_squares pawns = an_men(p, them, AN_PAWN);
    an_squares west = pawns & ~AN_FILE_A, east = pawns & ~AN_FILE_H;
    an_squares attacked = them == AN_WHITE ? west << 7 | east << 9 : west >> 9 | east >> 7;
    for (an_squares men = an_men(p, them, AN_KNIGHT); men;)
        attacked |= an_knight_attacks[an_take_first(&men)];
    an_squares queens = an_men(p, them, AN_QUEEN);
    for (an_squares men = an_men(p, them, AN_BISHOP) | queens; men;)
        attacked |= an_bishop_attacks(an_take_first(&men), occupied);
    for (an_squares men = an_men(p, them, AN_ROOK) | queens; men;)
        attacked |= an_rook_attacks(an_take_first(&men), occupied);
    return attacked | an_king_attacks[an_king_square(p, them)];
}

static inline an_bonds bonds_of(const an_position *p, an_color us)
{
    an_color them = an_opposite(us);
    unsigned king = an_king_square(p, us);
    an_squares ours = p->color[us], theirs = p->color[them];
    an_squares queens = p->role[AN_QUEEN];
    an_squares checkers = theirs & ((an_pawn_attacks[us][king] & p->role[AN_PAWN]) |
                                    (an_knight_attacks[king] & p->role[AN_KNIGHT]));
    an_bonds bonds = {.targets = ~UINT64_C(0), .king = king};

    an_squares snipers =
        theirs & ((an_rook_attacks(king, theirs) & (p->role[AN_ROOK] | queens)) |
                  (an_bishop_attacks(king, theirs) & (p->role[AN_BISHOP] | queens)));
    while (snipers) {
        unsigned sniper = an_take_first(&snipers);
        an_squares shield = an_between[king][sniper] & ours;
        if (!shield)
            checkers |= an_bit(sniper);
        else if (!an_has_many(shield))
            bonds.pinned |= shield;
    }
    if (checkers) {
        bonds.targets = an_between[king][an_first(checkers)] | checkers;
        bonds.in_double_check = an_has_many(checkers);
    }
    return bonds;
}

static inline void put(sink *out, unsigned from, unsigned to, unsigned promotion, unsigned kind)
{
    an_move move = {(uint8_t)from, (uint8_t)to, (uint8_t)promotion, (uint8_t)kind};
    out->list[out->count++] = move;
}

static inline void put_all(sink *out, unsigned from, an_squares targets, bool listing)
{
    if (!listing) {
        out->count += an_count(targets);
        return;
    }
    while (targets)
        put(out, from, an_take_first(&targets), AN_NO_ROLE, AN_ORDINARY);
}

/* Pawn moves that share one step: the origin is the target less the step. */
static inline void put_pawns(sink *out, an_squares targets, int step, unsigned kind, bool listing)
{
    an_squares last = targets & (AN_RANK_1 | AN_RANK_8);
    if (!listing) {
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

static inline void pawn_moves(const an_position *p, an_color us, const an_bonds *bonds,
                              an_squares pawns, sink *out, bool listing)
{
    const int north = us == AN_WHITE ? 8 : -8;
    an_squares empty = ~an_occupied(p), theirs = p->color[an_opposite(us)];
    /* A pinned pawn keeps to the line of its pin: its file, or one of the diagonals. */
    an_squares pinned = pawns & bonds->pinned, free = pawns & ~bonds->pinned;
    an_squares ahead = free | (pinned & an_file_squares(an_file_of(bonds->king)));
    an_squares rising = free | (pinned & an_line_masks[bonds->king][AN_DIAGONAL]);
    an_squares falling = free | (pinned & an_line_masks[bonds->king][AN_ANTIDIAGONAL]);
    an_squares to_west = us == AN_WHITE ? falling : rising;
    an_squares to_east = us == AN_WHITE ? rising : falling;

    an_squares single = shifted(ahead, north) & empty;
    an_squares middle = us == AN_WHITE ? AN_RANK_3 : AN_RANK_6;
    an_squares pair = shifted(single & middle, north) & empty & bonds->targets;
    an_squares captures = theirs & bonds->targets;
    put_pawns(out, single & bonds->targets, north, AN_ORDINARY, listing);
    put_pawns(out, pair, 2 * north, AN_DOUBLE_STEP, listing);
    put_pawns(out, shifted(to_west & ~AN_FILE_A, north - 1) & captures, north - 1, AN_ORDINARY,
              listing);
    put_pawns(out, shifted(to_east & ~AN_FILE_H, north + 1) & captures, north + 1, AN_ORDINARY,
              listing);

    if (p->en_passant == AN_NO_SQUARE)
        return;
    an_squares takers = an_pawn_attacks[an_opposite(us)][p->en_passant] & pawns;
    while (takers) {
        an_move capture = {(uint8_t)an_take_first(&takers), p->en_passant, AN_NO_ROLE,
                           AN_EN_PASSANT};
        if (!an_leaves_king_safe(p, capture))
            continue;
        if (listing)
            out->list[out->count] = capture;
        out->count++;
    }
}

static inline an_squares attacks_of(an_role role, unsigned square, an_squares occupied)
{
    return role == AN_KNIGHT   ? an_knight_attacks[square]
           : role == AN_BISHOP ? an_bishop_attacks(square, occupied)
           : role == AN_ROOK   ? an_rook_attacks(square, occupied)
                               : an_queen_attacks(square, occupied);
}

static inline void piece_moves(const an_position *p, an_color us, const an_bonds *bonds,
                               an_role role, an_squares from, sink *out, bool listing)
{
    an_squares men = an_men(p, us, role) & from, occupied = an_occupied(p);
    an_squares targets = bonds->targets & ~p->color[us];
    for (an_squares free = men & ~bonds->pinned; free;) {
        unsigned square = an_take_first(&free);
        put_all(out, square, attacks_of(role, square, occupied) & targets, listing);
    }
    if (role == AN_KNIGHT)
        return;
    for (an_squares bound = men & bonds->pinned; bound;) {
        unsigned square = an_take_first(&bound);
        an_squares line = an_whole_line[bonds->king][square];
        put_all(out, square, attacks_of(role, square, occupied) & targets & line, listing);
    }
}

static inline void king_moves(const an_position *p, an_color us, const an_bonds *bonds, sink *out,
                              bool listing)
{
    an_color them = an_opposite(us);
    an_squares targets = an_king_attacks[bonds->king] & ~p->color[us];
    if (targets)
        targets &= ~attacked_by(p, them, an_occupied(p) ^ an_bit(bonds->king));
    put_all(out, bonds->king, targets, listing);

    for (an_squares rooks = p->castling & p->color[us]; rooks;) {
        unsigned rook = an_take_first(&rooks);
        if (an_between[bonds->king][rook] & an_occupied(p))
            continue;
        if (an_castling_test(p, rook, NULL) != AN_CASTLING_FREE)
            continue;
        if (listing)
            put(out, bonds->king, rook, AN_NO_ROLE, AN_CASTLING);
        else
            out->count++;
    }
}

static inline size_t moves_from(const an_position *p, an_color us, an_squares from, an_move *list)
{
    const bool listing = list != NULL;
    an_bonds bonds = bonds_of(p, us);
    sink out = {list, 0};
    if (!bonds.in_double_check) {
        pawn_moves(p, us, &bonds, an_men(p, us, AN_PAWN) & from, &out, listing);
        piece_moves(p, us, &bonds, AN_KNIGHT, from, &out, listing);
        piece_moves(p, us, &bonds, AN_BISHOP, from, &out, listing);
        piece_moves(p, us, &bonds, AN_ROOK, from, &out, listing);
        piece_moves(p, us, &bonds, AN_QUEEN, from, &out, listing);
    }
    if (from & an_bit(bonds.king))
        king_moves(p, us, &bonds, &out, listing);
    return out.count;
}

size_t an_moves_from(const an_position *p, an_squares from, an_move *list)
{
    return p->turn == AN_WHITE ? moves_from(p, AN_WHITE, from, list)
                               : moves_from(p, AN_BLACK, from, list);
}

size_t an_position_moves(const an_position *position, an_move *list)
{
    if (an_is_bound(position))
        return an_priority_moves(position, list);
    return an_moves_from(position, ~UINT64_C(0), list);
}

/* Moves of any man: whether there are some is no matter of the variant. */
static size_t count_all(const an_position *position)
{
    return position->turn == AN_WHITE ? moves_from(position, AN_WHITE, ~UINT64_C(0), NULL)
                                      : moves_from(position, AN_BLACK, ~UINT64_C(0), NULL);
}

size_t an_position_count_moves(const an_position *position)
{
    return an_is_bound(position) ? an_priority_moves(position, NULL) : count_all(position);
}

/* Whether the king can go to a square next to it. */
static bool king_has_step(const an_position *p)
{
    an_color us = (an_color)p->turn, them = an_opposite(us);
    unsigned king = an_king_square(p, us);
    an_squares occupied = an_occupied(p) ^ an_bit(king);
    for (an_squares steps = an_king_attacks[king] & ~p->color[us]; steps;)
        if (!an_attackers(p, them, an_take_first(&steps), occupied))
            return true;
    return false;
}

bool an_position_has_move(const an_position *position)
{
    return king_has_step(position) || count_all(position) > 0;
}
