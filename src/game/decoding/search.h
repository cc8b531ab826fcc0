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

/* There is room for so many more states at a mark when the search is over. */
enum { AN_BREADTH_LATER = 32 };

/* Follows an arc to the state where it ends, unless too many are there. */
void an__search_follow(an_search *search, uint32_t arc);

/*
 * Weighs the readings that were found anew, now with the oddity of their moves: a slip that is a
 * legal move, and behind which the game goes on by chance, mostly leaves pieces to be taken that
 * nobody takes. Call an__search before.
 */
void an__search_weigh(an_search *search);

/* Returns what the move of an arc over a mark costs in a position because it is odd, or because the
 * word that says it lacks signs that the line uses. */
unsigned an__search_oddity(const an_search *search, const an_arc *arc, uint32_t mark,
                           const an_position *before, const an_position *after);

/* Returns the cost of the cheapest whole reading through an arc; AN_NO_WAY if there is none. */
uint32_t an__cost_through(const an_search *search, const an_arc *arc);

#endif
