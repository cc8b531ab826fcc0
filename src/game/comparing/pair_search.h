/* The search for the cheapest reading of two sheets together. */
#ifndef AN_GAME_PAIR_SEARCH_H
#define AN_GAME_PAIR_SEARCH_H

#include "pair.h"

/*
 * Searches for the cheapest reading of the marks of both sheets from `start`, and for those that
 * cost little more. Afterwards pair->last is the state at the end of the best one. It is AN_NONE if
 * the sheets cannot be read together; then the last row that has states tells how far they can.
 * Returns false when memory runs out.
 */
bool an__pair_search(an_pair *pair, const an_position *start);

/* Returns the cost of the cheapest complete reading that uses `arc`; AN_NO_WAY if there is none. */
uint32_t an__pair_cost_through(const an_pair *pair, const an_pair_arc *arc);

#endif
