/* The search for the cheapest reading of a line of play. */
#ifndef AN_GAME_SEARCH_H
#define AN_GAME_SEARCH_H

#include "graph.h"

/*
 * Looks for the cheapest reading from `start` over all marks, and for those that cost up to
 * `slack` more. The cheapest states are looked at first, so that a line without slips is followed
 * to its end without looking elsewhere. Afterwards last_arc and best_cost tell of the best reading,
 * and the states and arcs of the others. Returns false when memory runs out.
 */
bool an__search(an_search *search, const an_position *start, uint32_t breadth, uint32_t slack);

/* Returns the cost of the cheapest whole reading through an arc; AN_NO_WAY if there is none. */
uint32_t an__cost_through(const an_search *search, const an_arc *arc);

#endif
