/* What the board says at once: pieces, attackers, pins, and playing a move. */
#ifndef AN_CHESS_POSITION_H
#define AN_CHESS_POSITION_H

#include "attacks.h"

static inline an_squares an_occupied(const an_position *p)
{
    return p->role[AN_NO_ROLE];
}

static inline an_squares an_pieces(const an_position *p, an_color color, an_role role)
{
    return p->role[role] & p->color[color];
}

static inline an_color an_opposite(an_color color)
{
    return color == AN_WHITE ? AN_BLACK : AN_WHITE;
}

static inline bool an_move_equal(an_move a, an_move b)
{
    return a.from == b.from && a.to == b.to && a.promotion == b.promotion && a.kind == b.kind;
}

static inline unsigned an_king_square(const an_position *p, an_color color)
{
    return an_first(an_pieces(p, color, AN_KING));
}

/* The number of the role, bit by bit: no branch, for none could be foreseen. */
static inline an_role an_role_at(const an_position *p, unsigned square)
{
    an_squares ones = p->role[AN_PAWN] | p->role[AN_BISHOP] | p->role[AN_QUEEN];
    an_squares twos = p->role[AN_KNIGHT] | p->role[AN_BISHOP] | p->role[AN_KING];
    an_squares fours = p->role[AN_ROOK] | p->role[AN_QUEEN] | p->role[AN_KING];
    return (an_role)((ones >> square & 1) | (twos >> square & 1) << 1 | (fours >> square & 1) << 2);
}

/* The pieces of a color that attack a square; occupied may differ from the board's. */
static inline an_squares an_attackers(const an_position *p, an_color color, unsigned square,
                                      an_squares occupied)
{
    an_squares straight = p->role[AN_ROOK] | p->role[AN_QUEEN];
    an_squares oblique = p->role[AN_BISHOP] | p->role[AN_QUEEN];
    return p->color[color] & ((an_pawn_attacks[an_opposite(color)][square] & p->role[AN_PAWN]) |
                              (an_knight_attacks[square] & p->role[AN_KNIGHT]) |
                              (an_king_attacks[square] & p->role[AN_KING]) |
                              (an_rook_attacks(square, occupied) & straight) |
                              (an_bishop_attacks(square, occupied) & oblique));
}

/* Whether one of some pieces of a color attacks a square. Of those that slide few stand on a line
 * with it, mostly none. */
static inline bool an_is_attacked(const an_position *p, an_color color, an_squares pieces,
                                  unsigned square, an_squares occupied)
{
    const an_squares(*origins)[64] = an_origins[color];
    an_squares near = (origins[AN_PAWN][square] & p->role[AN_PAWN]) |
                      (origins[AN_KNIGHT][square] & p->role[AN_KNIGHT]) |
                      (origins[AN_KING][square] & p->role[AN_KING]);
    an_squares straight = origins[AN_ROOK][square] & (p->role[AN_ROOK] | p->role[AN_QUEEN]);
    an_squares oblique = origins[AN_BISHOP][square] & (p->role[AN_BISHOP] | p->role[AN_QUEEN]);
    bool is_attacked = (near & pieces) != 0;
    for (an_squares far = (straight | oblique) & pieces; far && !is_attacked;)
        is_attacked = !(an_between[square][an_take_first(&far)] & occupied);
    return is_attacked;
}

static inline an_squares an_checkers(const an_position *p)
{
    an_color us = (an_color)p->turn;
    return an_attackers(p, an_opposite(us), an_king_square(p, us), an_occupied(p));
}

/* The rook of a castling ends beside its king: on f or d. */
static inline unsigned an_castling_king_target(unsigned king, unsigned rook)
{
    return an_square_at(rook > king ? 6 : 2, an_rank_of(king));
}

static inline unsigned an_castling_rook_target(unsigned king, unsigned rook)
{
    return an_square_at(rook > king ? 5 : 3, an_rank_of(king));
}

/* Whether a move that obeys the way of its piece leaves its king unattacked. Castling is tested by
 * an_castling_is_legal. */
static inline bool an_leaves_king_safe(const an_position *p, an_move move)
{
    an_color us = (an_color)p->turn, them = an_opposite(us);
    unsigned king = an_king_square(p, us);
    an_squares occupied = an_occupied(p);
    unsigned square = move.from == king ? move.to : king;
    an_squares gone = an_bit(move.to);
    an_squares after = (occupied ^ an_bit(move.from)) | gone;
    if (move.kind == AN_EN_PASSANT) {
        gone = an_bit(move.to ^ 8u);
        after ^= gone;
    }
    return !an_is_attacked(p, them, p->color[them] & ~gone, square, after);
}

/* Whether who has moved left his king attacked. */
bool an_position_leaves_king_attacked(const an_position *p);

static inline an_squares an_sliders(const an_position *p)
{
    return p->role[AN_BISHOP] | p->role[AN_ROOK] | p->role[AN_QUEEN];
}

/* Whether a piece that leaves a square may open a line to a king for one of some sliders: what is
 * beyond is not looked at, so that few that may will. */
static inline bool an_may_uncover(const an_position *p, unsigned king, unsigned from,
                                  an_squares sliders)
{
    an_squares screens = an_between[king][from] & an_occupied(p);
    an_squares beyond = an_whole_line[king][from] & sliders;
    return (beyond & an_none_of(screens)) != 0;
}

/* Whether a step of a piece, by whose going the king might be attacked, is to be looked at closely:
 * if not it is plainly safe, as most are. */
static inline bool an_exposes_king(const an_position *p, an_color us, unsigned from, an_role role,
                                   an_squares checkers)
{
    return (checkers != 0) | (role == AN_KING) |
           an_may_uncover(p, an_king_square(p, us), from,
                          an_sliders(p) & p->color[an_opposite(us)]);
}

/* an_leaves_king_safe for who knows role and checkers. */
static inline bool an_keeps_king_safe(const an_position *p, an_move move, an_role role,
                                      an_squares checkers)
{
    bool is_exposed = move.kind == AN_EN_PASSANT ||
                      an_exposes_king(p, (an_color)p->turn, move.from, role, checkers);
    return !is_exposed || an_leaves_king_safe(p, move);
}

/* Whether a piece of us that was played away from a square may have left its king in check: if not
 * it plainly did not, as most do not. */
static inline bool an_may_leave_king_attacked(const an_position *after, an_color us, unsigned from,
                                              an_role role, bool was_in_check)
{
    return role == AN_KING || was_in_check ||
           an_may_uncover(after, an_king_square(after, us), from,
                          an_sliders(after) & after->color[an_opposite(us)]);
}

/* Where a piece of us has gone, if from there he attacks a king; or none. */
static inline an_squares an_gives_direct_check(const an_position *p, an_color us, unsigned to,
                                               an_role role, unsigned king)
{
    an_squares screens = an_between[king][to] & an_occupied(p);
    return an_origins[us][role][king] & an_bit(to) & an_none_of(screens);
}

/* an_checkers after an_play_step, of whoever has no pieces that slide but among some squares: those
 * of the sliders now, or before the step. */
static inline an_squares an_checkers_after(const an_position *p, an_color us, unsigned from,
                                           unsigned to, an_role role, an_squares sliders)
{
    unsigned king = an_king_square(p, an_opposite(us));
    bool may_uncover = an_may_uncover(p, king, from, sliders & p->color[us]);
    return may_uncover ? an_position_checkers(p) : an_gives_direct_check(p, us, to, role, king);
}

/* Tests castling of the side to move with the rook on a square; *square is the blocking piece or
 * the attacked square where there is one. square may be NULL. */
an_castling_obstacle an_castling_test(const an_position *p, unsigned rook, unsigned *square);

/* The same of a king that is not in check, and a rook that still may. */
an_castling_obstacle an_castling_path_test(const an_position *p, unsigned rook, unsigned *square);

/* The key from scratch, for positions that are set up. */
uint64_t an_position_key(const an_position *p);

/* Whether a pawn of the side to move can legally capture on the en passant square. */
bool an_en_passant_is_legal(const an_position *p, unsigned square);

#endif
