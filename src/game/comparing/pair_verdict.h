/* The verdict: what the best reading of two sheets says about each half-move, and how certain that
 * is. */
#ifndef AN_GAME_PAIR_VERDICT_H
#define AN_GAME_PAIR_VERDICT_H

#include "pair_search.h"

/* A half-move of the reading. `more` is the extra cost of the cheapest reading with another move
 * there. */
typedef struct an_margin {
    an_move move;
    uint32_t more;
} an_margin;

/* The best reading as a path of arcs. */
typedef struct an_pair_path {
    uint32_t *arcs; /* from the first to the last */
    size_t count, capacity;
    uint32_t cost;
    uint32_t joint_cost; /* the cost up to where one of the sheets stops */
} an_pair_path;

/* The best reading, half-move by half-move. It owns its arrays, and uses them again for the next
 * pair. */
typedef struct an_verdict {
    an_pair_path path;
    an_margin *margins; /* one for each half-move */
    size_t margin_capacity;
    an_compared_ply *plies;
    size_t ply_count, ply_capacity;
    an_surplus *surplus;
    size_t surplus_count, surplus_capacity;
} an_verdict;

/* Frees the arrays of a verdict, but not the verdict itself. */
void an__verdict_free(an_verdict *verdict);

/* Fills in `verdict` from the best reading of `pair`, which must have one. Returns false when
 * memory runs out. */
bool an__verdict_find(an_verdict *verdict, const an_pair *pair);

#endif
