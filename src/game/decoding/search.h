/* The search for the cheapest reading of a line of play. */
#ifndef AN_GAME_SEARCH_H
#define AN_GAME_SEARCH_H

#include "graph.h"

/*
 * Searches for the cheapest reading from `start` over all marks, and for those that cost up to
 * AN_SLACK more, with at most `breadth` states at a mark. The cheapest states come first, so a line
 * without slips is followed straight to its end. Afterwards graph->best is the best reading.
 * Returns false when memory runs out.
 */
bool an__search(an_graph *graph, const an_position *start, uint32_t breadth);

/* States that may be added at each mark, beside those of `breadth`: by hindsight, and after the
 * search. */
enum { AN_BREADTH_HINDSIGHT = 32, AN_BREADTH_LATER = 32 };

/* Follows arc `arc` to the state where it ends, and adds that state if it is new. Does nothing if
 * the mark has all the states that it may have. */
void an__search_follow(an_graph *graph, uint32_t arc);

/*
 * Weighs the readings again, with the prior costs of their moves. A wrong move that happens to be
 * legal often leaves pieces en prise that nobody takes; the prior cost makes such a reading dearer.
 * Call an__search before.
 */
void an__search_weigh(an_graph *graph);

/* Returns what the move of `arc`, over the mark with index `mark`, costs because it is unlikely, or
 * because its word lacks signs that the line uses elsewhere. `before` and `after` are the positions
 * around the move. Brings `missed` up to date. */
unsigned an__search_prior(const an_graph *graph, const an_arc *arc, uint32_t mark,
                          an_missed_gains *missed, const an_position *before,
                          const an_position *after);

/* Returns the cost of the cheapest complete reading that uses `arc`; AN_NO_WAY if there is none. */
uint32_t an__cost_through(const an_graph *graph, const an_arc *arc);

#endif
