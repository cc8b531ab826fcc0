/* Leaving a state: the steps that may be taken from a position over the next mark. */
#ifndef AN_GAME_LEAVE_H
#define AN_GAME_LEAVE_H

#include "graph.h"

/* Adds the arcs of a new state that cost least: those of its word as it is written. Asks for the
 * others to be found in their turn, by events. */
void an__leave(an_search *search, uint32_t state);

/* Adds the arcs that an event asked for. */
void an__leave_later(an_search *search, uint32_t state, an_event_kind kind);

#endif
