/* Expands states of the graph: finds the arcs that leave them, which are the steps that a reading
 * may take from a position over the next mark. */
#ifndef AN_GAME_EXPAND_H
#define AN_GAME_EXPAND_H

#include "graph.h"

/* Expands the new state with index `state`: adds its cheapest arcs, those that take its word as it
 * is written. Queues events for the dearer ones. */
void an__expand(an_graph *graph, uint32_t state);

/* Adds the arcs that an event of `kind` for `state` asks for. */
void an__expand_later(an_graph *graph, uint32_t state, an_event_kind kind);

#endif
