/* Counting sequences of moves. The last move is counted, not played. */
#include "play.h"

/* Plays an ordinary move without promotion, or a double step, on a position whose moves will only
 * be counted: its key and its clocks are left as they were. */
static inline void play_on_board(an_position *p, an_move move)
{
    an_color us = (an_color)p->turn, them = an_opposite(us);
    an_squares to = an_bit(move.to), both = an_bit(move.from) | to;
    an_role role = an_role_at(p, move.from);
    if (an_occupied(p) & to) {
        p->role[an_role_at(p, move.to)] ^= to;
        p->role[AN_NO_ROLE] ^= to;
        p->color[them] ^= to;
    }
    p->role[role] ^= both;
    p->role[AN_NO_ROLE] ^= both;
    p->color[us] ^= both;
    p->castling &= ~(both | (p->color[us] & an_none_of(role ^ AN_KING)));
    p->en_passant = AN_NO_SQUARE;
    p->turn = (uint8_t)them;
    an_pass_over_after(p, us, move);
}

/* Returns the number of moves after a move. */
static size_t count_after(an_position p, an_move move)
{
    bool is_usual = move.promotion == AN_NO_ROLE && move.kind <= AN_DOUBLE_STEP;
    if (is_usual)
        play_on_board(&p, move);
    else
        an__play(&p, move);
    return an_position_count_moves(&p);
}

uint64_t an_position_perft(const an_position *position, unsigned depth)
{
    if (depth == 0)
        return 1;
    if (depth == 1)
        return an_position_count_moves(position);
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(position, moves);
    uint64_t paths = 0;
    for (size_t i = 0; i < count; i++) {
        if (depth == 2) {
            paths += count_after(*position, moves[i]);
            continue;
        }
        an_position after = *position;
        an__play(&after, moves[i]);
        paths += an_position_perft(&after, depth - 1);
    }
    return paths;
}
