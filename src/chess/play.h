/* Playing a move in place; what most moves need is inlined where moves are read. */
#ifndef AN_CHESS_PLAY_H
#define AN_CHESS_PLAY_H

#include "position.h"

static inline void an_toggle(an_position *p, an_color color, an_role role, unsigned square)
{
    an_squares bit = an_bit(square);
    p->role[role] ^= bit;
    p->role[AN_NO_ROLE] ^= bit;
    p->color[color] ^= bit;
    p->key ^= an_keys.man[color][role][square];
}

static inline void an_shift(an_position *p, an_color color, an_role role, unsigned from,
                            unsigned to)
{
    an_squares both = an_bit(from) | an_bit(to);
    p->role[role] ^= both;
    p->role[AN_NO_ROLE] ^= both;
    p->color[color] ^= both;
    p->key ^= an_keys.man[color][role][from] ^ an_keys.man[color][role][to];
}

static inline void an_drop_castling(an_position *p, an_squares rooks)
{
    for (rooks &= p->castling; rooks;) {
        unsigned rook = an_take_first(&rooks);
        p->castling ^= an_bit(rook);
        p->key ^= an_keys.castling[rook];
    }
}

/* What every move ends: the chance to capture en passant. The clock goes on. */
static inline void an_begin_ply(an_position *p)
{
    p->halfmove_clock = (uint16_t)(p->halfmove_clock + (p->halfmove_clock < UINT16_MAX));
    p->passed_over = AN_NO_SQUARE;
    if (p->en_passant == AN_NO_SQUARE)
        return;
    p->key ^= an_keys.en_passant_file[an_file_of(p->en_passant)];
    p->en_passant = AN_NO_SQUARE;
}

static inline void an_pass_turn(an_position *p, an_color us)
{
    if (us == AN_BLACK)
        p->move_number = (uint16_t)(p->move_number + (p->move_number < UINT16_MAX));
    p->turn = (uint8_t)an_opposite(us);
    p->key ^= an_keys.turn;
}

/* Takes the man of a color on a square, and tells its role. */
static inline an_role an_take(an_position *p, an_color color, unsigned square)
{
    an_role role = an_role_at(p, square);
    an_toggle(p, color, role, square);
    return role;
}

/* One man goes to a square, and what stands there is gone: all of an ordinary move that promotes
 * nothing. us, who is to move, and role are those of the man; the role of what was taken is
 * returned. */
static inline an_role an_play_step(an_position *p, an_color us, unsigned from, unsigned to,
                                   an_role role)
{
    bool is_pawn = role == AN_PAWN, takes = an_occupied(p) & an_bit(to);
    bool is_quiet = !(is_pawn | takes);
    an_begin_ply(p);
    an_role taken = takes ? an_take(p, an_opposite(us), to) : AN_NO_ROLE;
    an_shift(p, us, role, from, to);
    p->halfmove_clock = (uint16_t)(p->halfmove_clock * is_quiet);
    an_squares unmoved = an_bit(from) | an_bit(to) | (role == AN_KING ? p->color[us] : 0);
    if (p->castling & unmoved)
        an_drop_castling(p, unmoved);
    an_pass_turn(p, us);
    return taken;
}

/* an_play, with what most moves need on the spot. */
static inline void an_play_inline(an_position *p, an_move move)
{
    if (move.kind == AN_ORDINARY && move.promotion == AN_NO_ROLE)
        an_play_step(p, (an_color)p->turn, move.from, move.to, an_role_at(p, move.from));
    else
        an_play(p, move);
}

#endif
