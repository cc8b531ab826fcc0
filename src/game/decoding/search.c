/* The search for the cheapest reading of a line of play. */
#include "search.h"

#include "buffer.h"
#include "expand.h"

/* ---- states ---- */

/* Returns true if two states are equal in everything that decides how a reading can go on. */
static bool is_same(const an_state *a, const an_state *b)
{
    bool is_same = a->position.key == b->position.key && a->mark == b->mark &&
                   a->shift == b->shift && a->is_free == b->is_free;
    for (an_color color = AN_WHITE; color <= AN_BLACK && is_same; color++)
        is_same = a->in_hand[color] == b->in_hand[color] &&
                  (a->in_hand[color] == 0 || (a->lost_from[color][0] == b->lost_from[color][0] &&
                                              a->lost_from[color][1] == b->lost_from[color][1]));
    return is_same;
}

static size_t place_in_table(const an_graph *s, const an_state *state)
{
    uint64_t hash = state->position.key ^ (uint64_t)state->mark * UINT64_C(0x9e3779b97f4a7c15) ^
                    (uint64_t)(uint32_t)state->shift << 32 ^
                    (state->in_hand[AN_WHITE] + 8u * state->in_hand[AN_BLACK]);
    hash *= UINT64_C(0xbf58476d1ce4e5b9);
    size_t place = (size_t)(hash >> 32) & (s->places.table_size - 1);
    while (s->places.table[place] != AN_NONE && !is_same(&s->states[s->places.table[place]], state))
        place = (place + 1) & (s->places.table_size - 1);
    return place;
}

static void add_state(an_graph *s, const an_state *state, size_t place)
{
    const uint32_t index = (uint32_t)s->state_count;
    if (!AN_ARRAY_RESERVE(s->states, s->state_capacity, index)) {
        s->failed = true;
        return;
    }
    an_states *here = &s->places.at_mark[state->mark];
    s->states[index] = *state;
    s->states[index].sibling = here->first;
    here->first = index;
    here->count[state->by_hindsight]++;
    s->places.table[place] = index;
    s->state_count++;
    an__expand(s, index);
}

/* Notes in `state`, which will have number `index`, where the half-moves were lost that `arc`
 * loses. If the first of a pair is known, the answer was lost behind it. */
static void note_loss(an_state *state, uint32_t index, const an_arc *arc)
{
    for (unsigned i = 0; i < arc->loses && i < 2; i++) {
        unsigned color = (state->position.turn + i) % 2;
        const uint32_t from = i > 0 && an_knows_first_lost(arc) ? index : arc->from;
        if (state->in_hand[color] == 0)
            state->lost_from[color][0] = from;
        state->lost_from[color][1] = from;
    }
}

/* Returns true if the mark of `state` has no room for it. Readings with hindsight come late, when
 * cheaper ones have filled the marks, so they have room of their own. */
static bool is_full(const an_graph *s, const an_state *state)
{
    const uint32_t mark = state->mark;
    bool is_wide = mark < s->line.mark_count && s->line.marks[mark].is_behind_holes;
    uint32_t most = state->by_hindsight ? AN_BREADTH_HINDSIGHT
                    : is_wide           ? AN_BREADTH_BEHIND_HOLES
                                        : s->breadth;
    return s->places.at_mark[mark].count[state->by_hindsight] >= most;
}

/* Adds the state at the end of an arc, unless the search has it already, or the mark is full. */
static void arrive(an_graph *s, uint32_t index)
{
    const an_arc arc = s->arcs[index];
    const an_state *from = &s->states[arc.from];
    an_state state = *from;
    state.mark += arc.parts;
    state.cost += arc.cost;
    state.onward = AN_NO_WAY;
    state.shift += arc.pushes;
    state.arrival = index;
    state.arcs = AN_NONE;
    state.by_hindsight |= arc.is_late;
    note_loss(&state, (uint32_t)s->state_count, &arc);
    an__graph_play(&state, &arc);
    size_t place = place_in_table(s, &state);
    if (s->places.table[place] != AN_NONE) {
        s->arcs[index].to = s->places.table[place];
        return;
    }
    if (is_full(s, &state)) {
        s->was_full = s->was_full || s->best.cost == AN_NO_WAY;
        return;
    }
    s->arcs[index].to = (uint32_t)s->state_count;
    add_state(s, &state, place);
}

void an__search_follow(an_graph *s, uint32_t index)
{
    const an_arc *arc = &s->arcs[index];
    if (arc->to != AN_END) {
        arrive(s, index);
        return;
    }
    if (s->best.cost != AN_NO_WAY)
        return;
    s->best.last_arc = index;
    s->best.cost = s->states[arc->from].cost + arc->cost;
}

/* ---- the whole ---- */

static bool make_room(an_graph *s)
{
    size_t states =
               (s->line.mark_count + 1) * (s->breadth + AN_BREADTH_LATER + AN_BREADTH_HINDSIGHT),
           size = 1024;
    for (size_t i = 0; i < s->line.mark_count; i++)
        states += s->line.marks[i].is_behind_holes ? AN_BREADTH_BEHIND_HOLES : 0;
    while (size < 2 * states)
        size *= 2;
    if (!AN_ARRAY_RESERVE_ALL(s->places.table, s->places.table_capacity, size) ||
        !AN_ARRAY_RESERVE_ALL(s->places.at_mark, s->places.at_mark_capacity,
                              s->line.mark_count + 1))
        return false;
    s->places.table_size = size;
    memset(s->places.table, 0xff, size * sizeof *s->places.table);
    for (size_t i = 0; i <= s->line.mark_count; i++)
        s->places.at_mark[i] = (an_states){{0, 0}, AN_NONE};
    memset(s->agenda.queue, 0xff, sizeof s->agenda.queue);
    return true;
}

static void begin(an_graph *s, const an_position *start)
{
    s->state_count = s->arc_count = s->agenda.count = 0;
    s->agenda.now = 0;
    s->best.cost = AN_NO_WAY;
    s->was_full = false;
    const an_state first = {
        .position = *start, .onward = AN_NO_WAY, .arrival = AN_NONE, .arcs = AN_NONE};
    add_state(s, &first, place_in_table(s, &first));
}

/* Returns the cost of the cheapest way to the end that starts with `arc`. */
static uint32_t cost_by(const an_graph *s, const an_arc *arc)
{
    uint32_t rest = arc->to == AN_END    ? 0
                    : arc->to == AN_NONE ? AN_NO_WAY
                                         : s->states[arc->to].onward;
    return rest == AN_NO_WAY ? AN_NO_WAY : rest + arc->cost + arc->prior;
}

uint32_t an__cost_through(const an_graph *s, const an_arc *arc)
{
    uint32_t cost = s->states[arc->from].cost, rest = cost_by(s, arc);
    return cost == AN_NO_WAY || rest == AN_NO_WAY ? AN_NO_WAY : cost + rest;
}

/* Sets `onward` of every state. Arcs lead to later marks, so the marks are done from the last to
 * the first. */
static void look_back(an_graph *s)
{
    for (size_t mark = s->line.mark_count + 1; mark-- > 0;)
        for (uint32_t i = s->places.at_mark[mark].first; i != AN_NONE; i = s->states[i].sibling) {
            an_state *state = &s->states[i];
            state->onward = AN_NO_WAY;
            for (uint32_t a = state->arcs; a != AN_NONE; a = s->arcs[a].next) {
                uint32_t cost = cost_by(s, &s->arcs[a]);
                state->onward = cost < state->onward ? cost : state->onward;
            }
        }
}

/* ---- how odd the moves are ---- */

unsigned an__search_prior(const an_graph *s, const an_arc *arc, uint32_t mark,
                          an_missed_gains *missed, const an_position *before,
                          const an_position *after)
{
    unsigned prior = an__move_prior(missed, before, after, arc->said.moves[0]);
    if (arc->step != AN_STEP_AS_WRITTEN)
        return prior;
    const an_line_word *word = &s->line.words[s->line.marks[mark].words[arc->parts - 1]];
    return prior + an__word_unmarked(word, &s->line.habits, before, after);
}

/* Sets the prior cost of an arc. Returns what both sides have missed behind it. */
static an_missed_gains weigh_arc(const an_graph *s, an_arc *arc)
{
    const an_state *from = &s->states[arc->from];
    an_missed_gains missed = from->missed;
    if (arc->hand.found || arc->loses > 0 || arc->said.count > 1)
        return (an_missed_gains){0};
    if (arc->said.count > 0 && arc->to != AN_END)
        arc->prior = (uint8_t)an__search_prior(s, arc, from->mark, &missed, &from->position,
                                               &s->states[arc->to].position);
    return missed;
}

/* Weighs arc `index`, and updates its end if the way over it is the cheapest so far. */
static void go_along(an_graph *s, uint32_t index)
{
    an_arc *arc = &s->arcs[index];
    const an_missed_gains missed = weigh_arc(s, arc);
    uint32_t cost = s->states[arc->from].cost + arc->cost + arc->prior;
    uint32_t *least = arc->to == AN_END ? &s->best.cost : &s->states[arc->to].cost;
    if (cost >= *least)
        return;
    *least = cost;
    if (arc->to == AN_END) {
        s->best.last_arc = index;
        return;
    }
    s->states[arc->to].arrival = index;
    s->states[arc->to].missed = missed;
}

void an__search_weigh(an_graph *s)
{
    look_back(s);
    for (size_t i = 0; i < s->arc_count; i++)
        if (an__cost_through(s, &s->arcs[i]) == AN_NO_WAY)
            s->arcs[i].to = AN_NONE;
    for (size_t i = 1; i < s->state_count; i++)
        s->states[i].cost = AN_NO_WAY;
    s->best.cost = AN_NO_WAY;
    for (size_t mark = 0; mark <= s->line.mark_count; mark++)
        for (uint32_t i = s->places.at_mark[mark].first; i != AN_NONE; i = s->states[i].sibling)
            for (uint32_t a = s->states[i].arcs; a != AN_NONE; a = s->arcs[a].next)
                if (s->arcs[a].to != AN_NONE && s->states[i].cost != AN_NO_WAY)
                    go_along(s, a);
    look_back(s);
}

bool an__search(an_graph *s, const an_position *start, uint32_t breadth)
{
    s->breadth = breadth;
    s->failed = !make_room(s);
    if (s->failed)
        return false;
    begin(s, start);
    for (uint32_t cost = 0; cost < AN_COSTS && !s->failed; cost++) {
        if (s->best.cost != AN_NO_WAY && cost > s->best.cost + AN_SLACK)
            break;
        s->agenda.now = cost;
        while (s->agenda.queue[cost] != AN_NONE && !s->failed) {
            an_event event = s->agenda.events[s->agenda.queue[cost]];
            s->agenda.queue[cost] = event.next;
            if (event.kind == AN_EVENT_ARC)
                an__search_follow(s, event.index);
            else
                an__expand_later(s, event.index, (an_event_kind)event.kind);
        }
    }
    return !s->failed;
}
