/* Mating nets for the king of a side that plays a series and is then mated in one: how many moves,
 * at least, he needs to run into a net. */
#ifndef AN_SOLVING_NETS_H
#define AN_SOLVING_NETS_H

#include "position.h"

enum { AN_NETS_A_SQUARE = 12, AN_NET_CACHE_BITS = 6 };

/* What the pieces of the hunter can guard by one move, for each square on which the king may be
 * mated. A gap is a set of flights that they leave him: his own pieces must block them. */
typedef struct an_nets {
    an_squares pieces; /* of the hunter; he does not move until the end, but may lose pieces */
    an_squares gaps[AN_SQUARE_COUNT][AN_NETS_A_SQUARE]; /* by square of the king */
    uint8_t counts[AN_SQUARE_COUNT]; /* of gaps; above AN_NETS_A_SQUARE: too many to be listed */
} an_nets;

/* Nets for some sets of the hunter's pieces. */
typedef struct an_net_cache {
    an_nets nets[1 << AN_NET_CACHE_BITS];
} an_net_cache;

/* Returns false if the side to move, by `moves` moves of its own, certainly does not reach a
 * position in which the other side mates in one. A cache is for one problem, and all zeros at
 * first. */
bool an__may_run_into_net(an_net_cache *cache, const an_position *p, unsigned moves);

#endif
