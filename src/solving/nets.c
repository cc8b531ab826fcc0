/*
 * Mating nets for a king whose side plays a series.
 *
 * The king needs as many moves to a square as it is away. There he is mated if the pieces of the
 * hunter, one of which has made a move, check him and guard all his flights but some, the gap, and
 * pieces of his own block these: each that does not stand there yet needs a move, too. Lines are
 * taken for open, for pieces on them may move away.
 */
#include "nets.h"

#include "prospect.h"

/* Adds a gap to those of a square, unless a smaller one is there; drops those that are larger. */
static void add_gap(an_nets *nets, unsigned king, an_squares gap)
{
    unsigned kept = 0, count = nets->counts[king];
    if (count > AN_NETS_A_SQUARE)
        return;
    for (unsigned i = 0; i < count; i++)
        if ((nets->gaps[king][i] & ~gap) == 0)
            return;
    for (unsigned i = 0; i < count; i++)
        if ((gap & ~nets->gaps[king][i]) != 0)
            nets->gaps[king][kept++] = nets->gaps[king][i];
    if (kept < AN_NETS_A_SQUARE)
        nets->gaps[king][kept] = gap;
    nets->counts[king] = (uint8_t)(kept + 1);
}

/* Adds the gaps that remain after a piece of `role` has moved to a square within its reach. Beside
 * the king the piece must be guarded, or he would capture it. */
static void add_gaps(an_nets *nets, unsigned king, const an_outlook *outlook, an_color hunter,
                     an_role role)
{
    an_squares beside = an__king_attacks[king] & ~outlook->guarded;
    an_squares places = outlook->reach[role] & ~an_bit(king);
    if (!(outlook->guarded & an_bit(king)))
        places &= role == AN_KING ? 0 : an__origins[hunter][role][king];
    while (places != 0) {
        unsigned place = an_take_first(&places);
        an_squares attacked =
            role == AN_PAWN ? an__pawn_attacks[hunter][place] : an__origins[hunter][role][place];
        an_squares gap = beside & ~attacked;
        if (!(gap & an_bit(place)))
            add_gap(nets, king, gap);
    }
}

static void make_nets(an_nets *nets, const an_position *p, an_color hunter)
{
    an_outlook outlook = an__outlook_of_open_lines(p);
    nets->pieces = p->color[hunter];
    for (unsigned king = 0; king < AN_SQUARE_COUNT; king++) {
        nets->counts[king] = 0;
        for (an_role role = AN_PAWN; role <= AN_KING; role++)
            add_gaps(nets, king, &outlook, hunter, role);
    }
}

static const an_nets *nets_for(an_net_cache *cache, const an_position *p, an_color hunter)
{
    an_squares pieces = p->color[hunter];
    uint64_t mixed = pieces * UINT64_C(0x9e3779b97f4a7c15);
    an_nets *nets = &cache->nets[mixed >> (64 - AN_NET_CACHE_BITS)];
    if (nets->pieces != pieces)
        make_nets(nets, p, hunter);
    return nets;
}

/* Returns whether the king's own `pieces` can, in `moves` moves, block a gap around the square
 * `king`. */
static bool closes_net(const an_nets *nets, unsigned king, an_squares pieces, unsigned moves)
{
    unsigned count = nets->counts[king];
    if (count > AN_NETS_A_SQUARE)
        return true;
    for (unsigned i = 0; i < count; i++)
        if (an_count(nets->gaps[king][i] & ~pieces) <= moves)
            return true;
    return false;
}

static an_squares widened(an_squares squares)
{
    squares |= (squares & ~AN_FILE_A) >> 1 | (squares & ~AN_FILE_H) << 1;
    return squares | squares >> 8 | squares << 8;
}

bool an__may_run_into_net(an_net_cache *cache, const an_position *p, unsigned moves)
{
    an_color us = (an_color)p->turn, hunter = an_opposite(us);
    if (p->castling != 0 || !an_has_king(p, us) || p->color[hunter] == 0)
        return true;
    const an_nets *nets = nets_for(cache, p, hunter);
    an_squares king = an_pieces(p, us, AN_KING), pieces = p->color[us] & ~king, passed = 0;
    for (unsigned steps = 0; steps <= moves; steps++) {
        for (an_squares ring = king & ~passed; ring != 0;)
            if (closes_net(nets, an_take_first(&ring), pieces, moves - steps))
                return true;
        passed = king;
        king = widened(king);
    }
    return false;
}
