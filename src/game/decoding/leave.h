/* The arcs that leave a state: the steps that a reading may take from a position over the next
 * mark. */
#ifndef AN_GAME_LEAVE_H
#define AN_GAME_LEAVE_H

#include "graph.h"

/* Adds the cheapest arcs of the new state with index `state`: those that take its word as it is
 * written. Queues events for the dearer ones. */
void an__leave(an_graph *graph, uint32_t state);

/* Adds the arcs that an event of `kind` for `state` asks for. */
void an__leave_later(an_graph *graph, uint32_t state, an_event_kind kind);

#endif
