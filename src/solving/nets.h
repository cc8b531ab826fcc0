/* Mating nets for a king that runs by himself: how far from one he is, at least, in a series at
 * whose end the other side mates in one move. */
#ifndef AN_SOLVING_NETS_H
#define AN_SOLVING_NETS_H

#include "position.h"

enum { AN_NETS_A_SQUARE = 12, AN_NET_CACHE_BITS = 6 };

/* What the pieces of the hunter can guard by one move, for each square on which the king may be
 * mated. A gap is a set of flights that they leave him: his own pieces must block them. */
typedef struct an_nets {
    an_squares pieces; /* of the hunter; he does not move until the end, but may lose pieces */
    an_squares gaps[AN_SQUARE_COUNT][AN_NETS_A_SQUARE]; /* by square of the king */
    uint8_t counts[AN_SQUARE_COUNT]; /* of gaps; above AN_NETS_A_SQUARE: too many to be told */
} an_nets;

/* Nets for some sets of the hunter's pieces. */
typedef struct an_net_cache {
    an_nets nets[1 << AN_NET_CACHE_BITS];
} an_net_cache;

/* Returns false if the side to move, by so many moves of its own, certainly does not come to where
 * the other one mates by its next move. The cache is all zeros at first, and for one problem. */
bool an__may_run_into_net(an_net_cache *cache, const an_position *p, unsigned moves);

#endif
