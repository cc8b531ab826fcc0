/* Questions to a position: pieces, attackers, pins, checks, castling. */
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

static inline bool an_is_listed_move(an_move move, const an_move *moves, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (an_move_equal(moves[i], move))
            return true;
    return false;
}

static inline unsigned an_king_square(const an_position *p, an_color color)
{
    return an_first(an_pieces(p, color, AN_KING));
}

/* The same where a side may lack its king, as in a composed problem. The square then means nothing,
 * but can be used like any other. */
static inline unsigned an_king_square_if_any(const an_position *p, an_color color)
{
    an_squares king = an_pieces(p, color, AN_KING);
    return an_first(king | (king == 0));
}

static inline bool an_has_king(const an_position *p, an_color color)
{
    return an_pieces(p, color, AN_KING) != 0;
}

/* Computes the number of the role bit by bit: a branch could not be predicted. */
static inline an_role an_role_at(const an_position *p, unsigned square)
{
    an_squares ones = p->role[AN_PAWN] | p->role[AN_BISHOP] | p->role[AN_QUEEN];
    an_squares twos = p->role[AN_KNIGHT] | p->role[AN_BISHOP] | p->role[AN_KING];
    an_squares fours = p->role[AN_ROOK] | p->role[AN_QUEEN] | p->role[AN_KING];
    return (an_role)((ones >> square & 1) | (twos >> square & 1) << 1 | (fours >> square & 1) << 2);
}

/* Returns the pieces of `color` that attack `square`. `occupied` may differ from the squares that
 * are occupied on the board. */
static inline an_squares an_attackers(const an_position *p, an_color color, unsigned square,
                                      an_squares occupied)
{
    an_squares straight = p->role[AN_ROOK] | p->role[AN_QUEEN];
    an_squares oblique = p->role[AN_BISHOP] | p->role[AN_QUEEN];
    return p->color[color] & ((an__pawn_attacks[an_opposite(color)][square] & p->role[AN_PAWN]) |
                              (an__knight_attacks[square] & p->role[AN_KNIGHT]) |
                              (an__king_attacks[square] & p->role[AN_KING]) |
                              (an_rook_attacks(square, occupied) & straight) |
                              (an_bishop_attacks(square, occupied) & oblique));
}

/* Returns whether one of `pieces`, all of `color`, attacks `square`. Few sliders stand on a line
 * with it, mostly none, so that the loop is short. */
static inline bool an_is_attacked(const an_position *p, an_color color, an_squares pieces,
                                  unsigned square, an_squares occupied)
{
    const an_squares(*origins)[64] = an__origins[color];
    an_squares near = (origins[AN_PAWN][square] & p->role[AN_PAWN]) |
                      (origins[AN_KNIGHT][square] & p->role[AN_KNIGHT]) |
                      (origins[AN_KING][square] & p->role[AN_KING]);
    an_squares straight = origins[AN_ROOK][square] & (p->role[AN_ROOK] | p->role[AN_QUEEN]);
    an_squares oblique = origins[AN_BISHOP][square] & (p->role[AN_BISHOP] | p->role[AN_QUEEN]);
    bool is_attacked = (near & pieces) != 0;
    for (an_squares far = (straight | oblique) & pieces; far && !is_attacked;)
        is_attacked = !(an__between[square][an_take_first(&far)] & occupied);
    return is_attacked;
}

static inline an_squares an_checkers(const an_position *p)
{
    an_color us = (an_color)p->turn;
    an_squares attackers =
        an_attackers(p, an_opposite(us), an_king_square_if_any(p, us), an_occupied(p));
    return attackers & ~an_none_of(an_pieces(p, us, AN_KING));
}

/* Where king and rook end a castling: on the files g and f, or c and d. */
static inline unsigned an_castling_king_target(unsigned king, unsigned rook)
{
    return an_square_at(rook > king ? 6 : 2, an_rank_of(king));
}

static inline unsigned an_castling_rook_target(unsigned king, unsigned rook)
{
    return an_square_at(rook > king ? 5 : 3, an_rank_of(king));
}

/* Returns whether a move leaves its own king unattacked. The move must follow the way its piece
 * moves, and must not be a castling: that is what an__castling_test is for. */
static inline bool an_leaves_king_safe(const an_position *p, an_move move)
{
    an_color us = (an_color)p->turn, them = an_opposite(us);
    unsigned king = an_king_square_if_any(p, us);
    an_squares occupied = an_occupied(p);
    unsigned square = move.from == king ? move.to : king;
    an_squares gone = an_bit(move.to);
    an_squares after = (occupied ^ an_bit(move.from)) | gone;
    if (move.kind == AN_EN_PASSANT) {
        gone = an_bit(move.to ^ 8u);
        after ^= gone;
    }
    return !an_is_attacked(p, them, p->color[them] & ~gone, square, after) || !an_has_king(p, us);
}

/* Returns whether the side that has just moved left its king attacked. */
bool an__position_leaves_king_attacked(const an_position *p);

static inline an_squares an_sliders(const an_position *p)
{
    return p->role[AN_BISHOP] | p->role[AN_ROOK] | p->role[AN_QUEEN];
}

/* Returns false if no piece that leaves `from` opens a line from one of `sliders` to the king.
 * Returns true if nothing stands between the king and `from`, and one of `sliders` is somewhere on
 * their line: whether it moves along that line, and what stands beyond `from`, is not checked. */
static inline bool an_may_uncover(const an_position *p, unsigned king, unsigned from,
                                  an_squares sliders)
{
    an_squares screens = an__between[king][from] & an_occupied(p);
    an_squares beyond = an__whole_line[king][from] & sliders;
    return (beyond & an_none_of(screens)) != 0;
}

/* Returns false if a step of a piece of `us` from `from` cannot leave its king attacked, as is
 * mostly so. If it returns true, an_leaves_king_safe must decide. */
static inline bool an_exposes_king(const an_position *p, an_color us, unsigned from, an_role role,
                                   an_squares checkers)
{
    return (checkers != 0) | (role == AN_KING) |
           an_may_uncover(p, an_king_square(p, us), from,
                          an_sliders(p) & p->color[an_opposite(us)]);
}

/* an_leaves_king_safe for a caller that knows the role of the piece and who gives check. */
static inline bool an_keeps_king_safe(const an_position *p, an_move move, an_role role,
                                      an_squares checkers)
{
    bool is_exposed = move.kind == AN_EN_PASSANT ||
                      an_exposes_king(p, (an_color)p->turn, move.from, role, checkers);
    return !is_exposed || an_leaves_king_safe(p, move);
}

/* Like an_exposes_king, but asked after the piece was played away from `from`. If it returns true,
 * an__position_leaves_king_attacked must decide. */
static inline bool an_may_leave_king_attacked(const an_position *after, an_color us, unsigned from,
                                              an_role role, bool was_in_check)
{
    return role == AN_KING || was_in_check ||
           an_may_uncover(after, an_king_square(after, us), from,
                          an_sliders(after) & after->color[an_opposite(us)]);
}

/* Returns the square `to`, as a set, if a piece of `us` with this role attacks a king from there;
 * else the empty set. */
static inline an_squares an_gives_direct_check(const an_position *p, an_color us, unsigned to,
                                               an_role role, unsigned king)
{
    an_squares screens = an__between[king][to] & an_occupied(p);
    return an__origins[us][role][king] & an_bit(to) & an_none_of(screens);
}

/* Returns the checkers after an_play_step. `sliders` must be a superset of the sliding pieces of
 * `us`; the set from before the step is good enough. */
static inline an_squares an_checkers_after(const an_position *p, an_color us, unsigned from,
                                           unsigned to, an_role role, an_squares sliders)
{
    unsigned king = an_king_square(p, an_opposite(us));
    bool may_uncover = an_may_uncover(p, king, from, sliders & p->color[us]);
    return may_uncover ? an_position_checkers(p) : an_gives_direct_check(p, us, to, role, king);
}

/* Tests castling of the side to move with the rook on a square. *square becomes the blocking piece
 * or the attacked square, or AN_NO_SQUARE. `square` may be NULL. */
an_castling_obstacle an__castling_test(const an_position *p, unsigned rook, unsigned *square);

/* an__castling_test for a king that is not in check, and a rook that has the right to castle.
 * `square` must not be NULL. */
an_castling_obstacle an__castling_path_test(const an_position *p, unsigned rook, unsigned *square);

/* Computes the key from scratch, for positions that are set up. */
uint64_t an__position_key(const an_position *p);

/* Returns whether a pawn of the side to move can legally capture en passant on `square`. */
bool an__en_passant_is_legal(const an_position *p, unsigned square);

#endif
