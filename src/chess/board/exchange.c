/* What captures win. */
#include "exchange.h"

static const int values[AN_ROLE_COUNT] = {
    [AN_PAWN] = 1, [AN_KNIGHT] = 3, [AN_BISHOP] = 3, [AN_ROOK] = 5, [AN_QUEEN] = 9, [AN_KING] = 50};

/* Returns the square of the cheapest of some pieces, which are at least one. */
static unsigned cheapest(const an_position *p, an_squares pieces)
{
    for (an_role role = AN_PAWN; role < AN_KING; role++)
        if (pieces & p->role[role])
            return an_first(pieces & p->role[role]);
    return an_first(pieces);
}

/*
 * Returns what `us` wins at most by taking on a square, where a piece of some value stands; 0 if
 * taking does not pay. `occupied` lacks the pieces that were exchanged before, so that those behind
 * them see the square.
 */
static int gain_on(const an_position *p, an_color us, unsigned square, int value,
                   an_squares occupied)
{
    an_squares attackers = an_attackers(p, us, square, occupied) & occupied;
    if (attackers == 0)
        return 0;
    unsigned from = cheapest(p, attackers);
    int next = values[an_role_at(p, from)];
    int gain = value - gain_on(p, an_opposite(us), square, next, occupied & ~an_bit(from));
    return gain > 0 ? gain : 0;
}

int an__exchange_gain(const an_position *p, an_move move)
{
    if (move.kind == AN_CASTLING || move.kind == AN_NULL_STEP)
        return 0;
    int taken = move.kind == AN_EN_PASSANT ? 1 : values[an_role_at(p, move.to)];
    int value = values[move.promotion != AN_NO_ROLE ? move.promotion : an_role_at(p, move.from)];
    int promoted = move.promotion != AN_NO_ROLE ? value - 1 : 0;
    an_color them = an_opposite((an_color)p->turn);
    an_squares occupied = an_occupied(p) & ~an_bit(move.from);
    return taken + promoted - gain_on(p, them, move.to, value, occupied);
}

int an__exchange_threat(const an_position *p)
{
    an_color us = (an_color)p->turn;
    int most = 0;
    for (an_squares prey = p->color[an_opposite(us)] & ~p->role[AN_KING]; prey != 0;) {
        unsigned square = an_take_first(&prey);
        int value = values[an_role_at(p, square)];
        if (value <= most)
            continue;
        int gain = gain_on(p, us, square, value, an_occupied(p));
        most = gain > most ? gain : most;
    }
    return most;
}
