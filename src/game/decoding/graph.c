/* The graph of the readings of a line of play. */
#include "graph.h"

#include <stdlib.h>

#include "buffer.h"
#include "play.h"

void an__line_marks_free(an_line_marks *line)
{
    free(line->marks);
    free(line->words);
    free(line->joined.letters);
    free(line->kept);
}

void an__graph_free(an_graph *graph)
{
    an__line_marks_free(&graph->line);
    free(graph->states);
    free(graph->arcs);
    free(graph->agenda.events);
    free(graph->places.table);
    free(graph->places.at_mark);
}

void an__graph_await(an_graph *s, uint32_t cost, an_event_kind kind, uint32_t index)
{
    if (cost >= AN_COSTS)
        return;
    if (cost < s->agenda.now)
        cost = s->agenda.now;
    if (!AN_ARRAY_RESERVE(s->agenda.events, s->agenda.capacity, s->agenda.count)) {
        s->failed = true;
        return;
    }
    s->agenda.events[s->agenda.count] = (an_event){index, s->agenda.queue[cost], (uint8_t)kind};
    s->agenda.queue[cost] = (uint32_t)s->agenda.count++;
}

void an__graph_add_arc(an_graph *s, an_arc arc)
{
    if (!AN_ARRAY_RESERVE(s->arcs, s->arc_capacity, s->arc_count)) {
        s->failed = true;
        return;
    }
    an_state *from = &s->states[arc.from];
    arc.next = from->arcs;
    from->arcs = (uint32_t)s->arc_count;
    s->arcs[s->arc_count] = arc;
    an__graph_await(s, from->cost + arc.cost, AN_EVENT_ARC, (uint32_t)s->arc_count++);
}

/* Plays a move in hand. The turn does not change, and the move number stays, because the ply was
 * counted when the move was lost. */
static void play_in_hand(an_state *state, an_move move, an_found found)
{
    an_position *position = &state->position;
    if (found == AN_FOUND_OPPONENTS)
        an__play(position, (an_move){.kind = AN_NULL_STEP});
    state->in_hand[position->turn]--;
    an__play(position, move);
    if (found == AN_FOUND_OWN)
        an__play(position, (an_move){.kind = AN_NULL_STEP});
    position->move_number--;
}

void an__graph_play(an_state *state, const an_arc *arc)
{
    an_position *position = &state->position;
    for (unsigned i = 0; i < arc->loses; i++) {
        state->in_hand[position->turn]++;
        an__play(position, (an_move){.kind = AN_NULL_STEP});
    }
    if (arc->hand.found != AN_FOUND_NONE)
        play_in_hand(state, arc->hand.first,
                     arc->hand.found == AN_FOUND_OPPONENTS ? AN_FOUND_OPPONENTS : AN_FOUND_OWN);
    if (arc->hand.found == AN_FOUND_PAIR)
        play_in_hand(state, arc->hand.answer, AN_FOUND_OPPONENTS);
    for (size_t i = 0; i < arc->said.count; i++)
        an__play(position, arc->said.moves[i]);
    bool is_unsure = !arc->is_number && arc->loses > 0;
    state->is_free =
        !arc->is_number && (state->is_free || is_unsure || arc->step == AN_STEP_DOUBLED);
}
