/* The search for the cheapest reading of two sheets together. */
#include "pair_search.h"

#include <stdlib.h>

#include "buffer.h"
#include "emissions.h"
#include "play.h"

enum {
    BREADTH_MAX = 64, /* the most states of a row */
    BREADTH_MIN = 16,
    STATES_MAX = 50000, /* the most states in all, roughly: about ten megabytes */
    WIDTH = 200         /* the usual width, unless the sheets agree everywhere */
};

/* ---- adding ---- */

static size_t row_of(const an_cursor at[AN_SHEETS])
{
    return (size_t)at[AN_WHITE].mark + at[AN_BLACK].mark;
}

static void add_arc(an_pair *pair, an_pair_arc arc)
{
    const uint32_t cost = pair->graph.states[arc.from].cost + arc.cost;
    an_pair_row *row = &pair->graph.rows[row_of(arc.at)];
    if (arc.cost > pair->width || cost > row->least + pair->width)
        return;
    row->least = cost < row->least ? cost : row->least;
    if (!AN_ARRAY_RESERVE(pair->graph.arcs, pair->graph.arc_capacity, pair->graph.arc_count)) {
        pair->failed = true;
        return;
    }
    const uint32_t index = (uint32_t)pair->graph.arc_count++;
    arc.to = AN_NONE;
    arc.next = pair->graph.states[arc.from].arcs;
    pair->graph.states[arc.from].arcs = index;
    arc.beside = row->arcs;
    row->arcs = index;
    pair->graph.arcs[index] = arc;
}

static bool is_same_place(const an_cursor *a, const an_cursor *b)
{
    return a->mark == b->mark && a->shift == b->shift && a->is_free == b->is_free &&
           a->has_lost == b->has_lost && a->is_swapped == b->is_swapped &&
           a->has_stopped == b->has_stopped;
}

/* Returns the state of a row that can go on in the same ways as `state`; AN_NONE if there is none.
 */
static uint32_t find_state(const an_pair *pair, const an_pair_row *row, const an_pair_state *state)
{
    for (uint32_t i = row->first; i < row->end; i++) {
        const an_pair_state *other = &pair->graph.states[i];
        if (other->position.key == state->position.key && other->ply == state->ply &&
            is_same_place(&other->at[AN_WHITE], &state->at[AN_WHITE]) &&
            is_same_place(&other->at[AN_BLACK], &state->at[AN_BLACK]))
            return i;
    }
    return AN_NONE;
}

/* Adds a state to the row that is being built. */
static uint32_t add_state(an_pair *pair, an_pair_row *row, const an_pair_state *state)
{
    const uint32_t index = (uint32_t)pair->graph.state_count;
    if (!AN_ARRAY_RESERVE(pair->graph.states, pair->graph.state_capacity, index)) {
        pair->failed = true;
        return AN_NONE;
    }
    pair->graph.states[index] = *state;
    pair->graph.state_count++;
    row->end = (uint32_t)pair->graph.state_count;
    return index;
}

/* ---- leaving a state ---- */

static bool is_settled_otherwise(const an_pair *pair, uint32_t ply, an_move move)
{
    for (size_t i = 0; i < pair->settled_count; i++)
        if (pair->settled[i].ply == ply)
            return !an_move_equal(pair->settled[i].move, move);
    return false;
}

/* Adds the arc that plays `move`, about which the sheets say `white` and `black`. */
static void add_move(an_pair *pair, uint32_t state, const an_emission *white,
                     const an_emission *black, an_move move, uint32_t more)
{
    if (is_settled_otherwise(pair, pair->graph.states[state].ply, move))
        return;
    add_arc(pair, (an_pair_arc){.from = state,
                                .move = move,
                                .is_move = true,
                                .step = {white->step, black->step},
                                .parts = {white->parts, black->parts},
                                .cost = (uint16_t)(white->cost + black->cost + more),
                                .at = {white->next, black->next}});
}

/* Returns true if two emissions may be about the same move, and at least one of them uses marks.
 */
static bool go_together(const an_emission *white, const an_emission *black)
{
    return (white->is_read || black->is_read) &&
           (white->is_any || black->is_any || an_move_equal(white->move, black->move));
}

static void leave_by_moves(an_pair *pair, uint32_t state)
{
    an_move moves[AN_MOVES_MAX];
    const an_emissions *said = pair->said;
    size_t count = an_position_moves(&pair->graph.states[state].position, moves);
    uint32_t any = an_cost_of_one_in(count);
    for (size_t i = 0; i < said[AN_WHITE].count; i++)
        for (size_t j = 0; j < said[AN_BLACK].count; j++) {
            const an_emission *white = &said[AN_WHITE].list[i], *black = &said[AN_BLACK].list[j];
            if (!go_together(white, black) || white->cost + black->cost > pair->width)
                continue;
            if (!white->is_any || !black->is_any) {
                bool is_garbled =
                    white->step == AN_STEP_ILLEGIBLE || black->step == AN_STEP_ILLEGIBLE;
                add_move(pair, state, white, black, white->is_any ? black->move : white->move,
                         is_garbled ? any : 0);
                continue;
            }
            for (size_t k = 0; k < count; k++)
                add_move(pair, state, white, black, moves[k], any);
        }
}

/* Adds the arcs that pass over something in one of the sheets that is no half-move. */
static void leave_by_passing(an_pair *pair, uint32_t state, an_color sheet)
{
    const an_pair_state *from = &pair->graph.states[state];
    an_emissions *said = &pair->said[sheet];
    an__emissions_beside_move(said, &pair->sheets[sheet], &from->at[sheet], &from->position);
    for (size_t i = 0; i < said->count; i++) {
        an_pair_arc arc = {.from = state,
                           .step = {AN_STEP_COUNT, AN_STEP_COUNT},
                           .cost = said->list[i].cost,
                           .at = {from->at[AN_WHITE], from->at[AN_BLACK]}};
        arc.step[sheet] = said->list[i].step;
        arc.parts[sheet] = said->list[i].parts;
        arc.at[sheet] = said->list[i].next;
        add_arc(pair, arc);
        from = &pair->graph.states[state];
    }
}

static void leave(an_pair *pair, uint32_t state)
{
    const an_pair_state *from = &pair->graph.states[state];
    for (an_color sheet = AN_WHITE; sheet <= AN_BLACK; sheet++)
        an__emissions_of_move(&pair->said[sheet], &pair->sheets[sheet], &from->at[sheet],
                              &from->position);
    leave_by_moves(pair, state);
    leave_by_passing(pair, state, AN_WHITE);
    leave_by_passing(pair, state, AN_BLACK);
}

/* ---- a row ---- */

static int compare_arrivals(const void *a, const void *b)
{
    const uint64_t first = *(const uint64_t *)a, second = *(const uint64_t *)b;
    return first < second ? -1 : first > second;
}

/* Sorts the arcs that lead to a row by the cost of the cheapest way that ends with them. Returns
 * their number. */
static size_t sort_arrivals(an_pair *pair, const an_pair_row *row)
{
    size_t count = 0;
    for (uint32_t a = row->arcs; a != AN_NONE; a = pair->graph.arcs[a].beside) {
        const an_pair_arc *arc = &pair->graph.arcs[a];
        uint64_t cost = pair->graph.states[arc->from].cost + arc->cost;
        if (!AN_ARRAY_RESERVE(pair->graph.arrivals, pair->graph.arrival_capacity, count)) {
            pair->failed = true;
            return 0;
        }
        pair->graph.arrivals[count++] = cost << 32 | a;
    }
    if (count > 0)
        qsort(pair->graph.arrivals, count, sizeof *pair->graph.arrivals, compare_arrivals);
    return count;
}

/* Returns the state at the end of an arc. */
static an_pair_state state_behind(const an_pair *pair, uint32_t index)
{
    const an_pair_arc *arc = &pair->graph.arcs[index];
    an_pair_state state = pair->graph.states[arc->from];
    state.cost += arc->cost;
    state.arrival = index;
    state.arcs = AN_NONE;
    state.at[AN_WHITE] = arc->at[AN_WHITE];
    state.at[AN_BLACK] = arc->at[AN_BLACK];
    state.ply += arc->is_move;
    if (arc->is_move)
        an__play(&state.position, arc->move);
    return state;
}

/* Builds the states of a row, the cheapest first. */
static void arrive(an_pair *pair, an_pair_row *row)
{
    size_t count = sort_arrivals(pair, row);
    row->first = row->end = (uint32_t)pair->graph.state_count;
    for (size_t i = 0; i < count && !pair->failed; i++) {
        const uint32_t index = (uint32_t)pair->graph.arrivals[i];
        if (pair->graph.arrivals[i] >> 32 > row->least + pair->width)
            break;
        const an_pair_state state = state_behind(pair, index);
        uint32_t to = find_state(pair, row, &state);
        if (to == AN_NONE && row->end - row->first < pair->breadth)
            to = add_state(pair, row, &state);
        pair->graph.arcs[index].to = to;
    }
}

/* Returns true if the best state of a row costs more than two sheets of the same game ever do. */
static bool is_hopeless(const an_pair *pair, size_t row)
{
    enum { SOME = 400, A_MARK = 15 };
    const uint32_t first = pair->graph.rows[row].first;
    return first < pair->graph.rows[row].end &&
           pair->graph.states[first].cost > SOME + A_MARK * row;
}

/* ---- looking back ---- */

uint32_t an__pair_cost_through(const an_pair *pair, const an_pair_arc *arc)
{
    if (arc->to == AN_NONE)
        return AN_NO_WAY;
    uint32_t rest = pair->graph.states[arc->to].onward;
    return rest == AN_NO_WAY ? AN_NO_WAY : pair->graph.states[arc->from].cost + arc->cost + rest;
}

/* Sets `onward` of every state. */
static void look_back(an_pair *pair)
{
    for (size_t row = pair->graph.row_count; row-- > 0;)
        for (uint32_t i = pair->graph.rows[row].first; i < pair->graph.rows[row].end; i++) {
            an_pair_state *state = &pair->graph.states[i];
            state->onward = row + 1 == pair->graph.row_count ? 0 : AN_NO_WAY;
            for (uint32_t a = state->arcs; a != AN_NONE; a = pair->graph.arcs[a].next) {
                const an_pair_arc *arc = &pair->graph.arcs[a];
                uint32_t onward =
                    arc->to == AN_NONE ? AN_NO_WAY : pair->graph.states[arc->to].onward;
                if (onward != AN_NO_WAY && onward + arc->cost < state->onward)
                    state->onward = onward + arc->cost;
            }
        }
}

/* Updates the `weighed` cost at the end of arc `index`, which belongs to a reading that costs
 * little more than the best. */
static void weigh(an_pair *pair, const an_pair_arc *arc, uint32_t index)
{
    const an_pair_state *from = &pair->graph.states[arc->from];
    an_pair_state *to = &pair->graph.states[arc->to];
    uint32_t cost = from->weighed + arc->cost;
    an_missed_gains missed = from->missed;
    if (arc->is_move)
        cost += an__move_prior(&missed, &from->position, &to->position, arc->move);
    if (cost >= to->weighed)
        return;
    to->weighed = cost;
    to->arrival = index;
    to->missed = missed;
}

/* Finds the best reading: among those that cost little more than the cheapest, the cheapest with
 * the prior costs of its moves. */
static void find_best(an_pair *pair)
{
    const uint32_t most = pair->graph.states[0].onward + AN_SLACK;
    for (size_t i = 0; i < pair->graph.state_count; i++)
        pair->graph.states[i].weighed = i == 0 ? 0 : AN_NO_WAY;
    for (uint32_t i = 0; i < pair->graph.state_count; i++)
        for (uint32_t a = pair->graph.states[i].arcs; a != AN_NONE; a = pair->graph.arcs[a].next)
            if (pair->graph.states[i].weighed != AN_NO_WAY &&
                an__pair_cost_through(pair, &pair->graph.arcs[a]) <= most)
                weigh(pair, &pair->graph.arcs[a], a);
    const an_pair_row *end = &pair->graph.rows[pair->graph.row_count - 1];
    pair->last = AN_NONE;
    for (uint32_t i = end->first; i < end->end; i++)
        if (pair->graph.states[i].weighed != AN_NO_WAY &&
            (pair->last == AN_NONE ||
             pair->graph.states[i].weighed < pair->graph.states[pair->last].weighed))
            pair->last = i;
}

/* ---- the whole ---- */

/* Adds the first state, and sets *row to its row. Returns false when memory runs out. */
static bool begin(an_pair *pair, const an_position *start, size_t *row)
{
    pair->graph.row_count =
        pair->sheets[AN_WHITE].mark_count + pair->sheets[AN_BLACK].mark_count + 1;
    if (!AN_ARRAY_RESERVE_ALL(pair->graph.rows, pair->graph.row_capacity, pair->graph.row_count))
        return false;
    size_t breadth = STATES_MAX / pair->graph.row_count;
    pair->breadth = (uint32_t)(breadth > BREADTH_MAX   ? BREADTH_MAX
                               : breadth < BREADTH_MIN ? BREADTH_MIN
                                                       : breadth);
    pair->graph.state_count = pair->graph.arc_count = 0;
    pair->failed = false;
    pair->last = AN_NONE;
    for (size_t i = 0; i < pair->graph.row_count; i++)
        pair->graph.rows[i] = (an_pair_row){.arcs = AN_NONE, .least = AN_NO_WAY - pair->width};
    an_pair_state first = {.position = *start, .arrival = AN_NONE, .arcs = AN_NONE};
    for (an_color sheet = AN_WHITE; sheet <= AN_BLACK; sheet++)
        first.at[sheet] = an__cursor_from(&pair->sheets[sheet], first.at[sheet], 0);
    *row = row_of(first.at);
    return add_state(pair, &pair->graph.rows[*row], &first) != AN_NONE;
}

/* Searches with pair->width. Returns false when memory runs out. */
static bool search(an_pair *pair, const an_position *start)
{
    size_t first;
    if (!begin(pair, start, &first))
        return false;
    for (size_t row = first; row < pair->graph.row_count && !pair->failed; row++) {
        if (row > first)
            arrive(pair, &pair->graph.rows[row]);
        if (is_hopeless(pair, row))
            return !pair->failed;
        for (uint32_t i = pair->graph.rows[row].first; i < pair->graph.rows[row].end; i++)
            leave(pair, i);
    }
    if (pair->failed)
        return false;
    look_back(pair);
    if (pair->graph.states[0].onward != AN_NO_WAY)
        find_best(pair);
    return true;
}

/* If both sheets say the same everywhere, a search of width 0 finds that, and nothing else is
 * followed. */
bool an__pair_search(an_pair *pair, const an_position *start)
{
    pair->width = 0;
    if (!search(pair, start))
        return false;
    if (pair->last != AN_NONE)
        return true;
    pair->width = WIDTH;
    return search(pair, start);
}
