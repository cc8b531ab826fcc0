/* What the best reading of two sheets says of each half-move, and whether it can be trusted. */
#ifndef AN_GAME_PAIR_VERDICT_H
#define AN_GAME_PAIR_VERDICT_H

#include "pair_search.h"

/* A half-move of the reading, and how much more a reading costs that has another one there. */
typedef struct an_margin {
    an_move move;
    uint32_t more;
} an_margin;

/* The reading, half-move by half-move, and its memory. */
typedef struct an_verdict {
    uint32_t *path; /* its arcs */
    size_t path_count, path_capacity;
    uint32_t cost;
    uint32_t joint_cost; /* up to where one of the sheets stops */
    an_margin *margins;  /* by half-move */
    size_t margin_capacity;
    an_compared_ply *plies;
    size_t ply_count, ply_capacity;
    an_surplus *surplus;
    size_t surplus_count, surplus_capacity;
} an_verdict;

void an__verdict_free(an_verdict *verdict);

/* Finds what the best reading of a pair, of which there is one, says of each half-move. Returns
 * false when memory runs out. */
bool an__verdict_find(an_verdict *verdict, const an_pair *pair);

#endif
