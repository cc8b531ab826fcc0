/* Playing a move in place. What most moves need is inlined into the loops that read moves. */
#ifndef AN_CHESS_PLAY_H
#define AN_CHESS_PLAY_H

#include "position.h"

/* Plays a legal move, or AN_NULL_STEP, in place. */
void an__play(an_position *p, an_move move);

/* After a double step over `square`: stores that square, and the right to capture there if the
 * capture is legal. */
void an__pass_over(an_position *p, unsigned square);

static inline void an_toggle(an_position *p, an_color color, an_role role, unsigned square)
{
    an_squares bit = an_bit(square);
    p->role[role] ^= bit;
    p->role[AN_NO_ROLE] ^= bit;
    p->color[color] ^= bit;
    p->key ^= an__keys.piece[color][role][square];
}

static inline void an_shift(an_position *p, an_color color, an_role role, unsigned from,
                            unsigned to)
{
    an_squares both = an_bit(from) | an_bit(to);
    p->role[role] ^= both;
    p->role[AN_NO_ROLE] ^= both;
    p->color[color] ^= both;
    p->key ^= an__keys.piece[color][role][from] ^ an__keys.piece[color][role][to];
}

static inline void an_drop_castling(an_position *p, an_squares rooks)
{
    for (rooks &= p->castling; rooks;) {
        unsigned rook = an_take_first(&rooks);
        p->castling ^= an_bit(rook);
        p->key ^= an__keys.castling[rook];
    }
}

/* Returns the next number, or the same one if it is the greatest that can be held. */
static inline uint16_t an_one_more(uint16_t number)
{
    return (uint16_t)(number + (number < UINT16_MAX));
}

/* Ends what lasts one move only, the chance to capture en passant, and advances the clock. */
static inline void an_begin_ply(an_position *p)
{
    p->halfmove_clock = an_one_more(p->halfmove_clock);
    p->passed_over = AN_NO_SQUARE;
    if (p->en_passant == AN_NO_SQUARE)
        return;
    p->key ^= an__keys.en_passant_file[an_file_of(p->en_passant)];
    p->en_passant = AN_NO_SQUARE;
}

static inline void an_pass_turn(an_position *p, an_color us)
{
    if (us == AN_BLACK)
        p->move_number = an_one_more(p->move_number);
    p->turn = (uint8_t)an_opposite(us);
    p->key ^= an__keys.turn;
}

/* Removes the piece of a color from a square; returns its role. */
static inline an_role an_take(an_position *p, an_color color, unsigned square)
{
    an_role role = an_role_at(p, square);
    an_toggle(p, color, role, square);
    return role;
}

/* What an__pass_over does, for a move that may or may not be a double step. Nearly always no pawn
 * stands beside, and nothing is to be done. */
static inline void an_pass_over_after(an_position *p, an_color us, an_move move)
{
    an_squares leaps = an_none_of(move.kind ^ AN_DOUBLE_STEP);
    unsigned square = (move.from + move.to) / 2u;
    p->passed_over = (uint8_t)(leaps ? square : AN_NO_SQUARE);
    if (an__pawn_attacks[us][square] & an_pieces(p, an_opposite(us), AN_PAWN) & leaps)
        an__pass_over(p, square);
}

/* Plays an ordinary move without promotion, or a double step, of a piece whose role is known. `us`
 * is the side to move. If the move captures, the caller has removed the captured piece and passes
 * `takes`. The caller also calls an_pass_over_after, or sets passed_over. */
static AN_INLINED void an_play_step(an_position *p, an_color us, an_move move, an_role role,
                                    bool takes)
{
    an_squares both = an_bit(move.from) | an_bit(move.to);
    const uint64_t *keys = an__keys.piece[us][role];
    uint64_t key = p->key ^ an__keys.turn ^ keys[move.from] ^ keys[move.to];
    if (p->en_passant != AN_NO_SQUARE)
        key ^= an__keys.en_passant_file[an_file_of(p->en_passant)];
    p->key = key;
    p->en_passant = AN_NO_SQUARE;
    p->role[role] ^= both;
    p->role[AN_NO_ROLE] ^= both;
    p->color[us] ^= both;
    bool is_quiet = !((role == AN_PAWN) | takes);
    p->halfmove_clock = (uint16_t)(an_one_more(p->halfmove_clock) * is_quiet);
    if (p->castling != 0) {
        an_squares unmoved = both | (p->color[us] & an_none_of(role ^ AN_KING));
        if (p->castling & unmoved)
            an_drop_castling(p, unmoved);
    }
    if (us == AN_BLACK)
        p->move_number = an_one_more(p->move_number);
    p->turn = (uint8_t)an_opposite(us);
}

/* Plays an ordinary move without promotion, or a double step, whole. */
static inline void an_play_ordinary(an_position *p, an_move move)
{
    an_color us = (an_color)p->turn;
    an_role role = an_role_at(p, move.from);
    bool takes = an_occupied(p) & an_bit(move.to);
    if (takes)
        an_take(p, an_opposite(us), move.to);
    an_play_step(p, us, move, role, takes);
    p->passed_over = AN_NO_SQUARE;
    if (move.kind == AN_DOUBLE_STEP)
        an__pass_over(p, (move.from + move.to) / 2u);
}

/* an__play, with the common case inlined. */
static inline void an_play_inline(an_position *p, an_move move)
{
    if (move.kind == AN_ORDINARY && move.promotion == AN_NO_ROLE)
        an_play_ordinary(p, move);
    else
        an__play(p, move);
}

#endif
