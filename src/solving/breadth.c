/*
 * Help and series play searched breadth first.
 *
 * Layer n has the positions that are reached in n half-moves and not in fewer. As long as no line
 * was found, that is all that is needed: a line through a position that was reached earlier would
 * be longer than the shortest one. The first layer with a position from which the last half-moves
 * reach the goal gives the shortest lines, whose positions are then marked back to the root.
 *
 * Two things end it: lines that are longer than the shortest, if they are wanted, and a set that is
 * full. Both are left to the search depth first: the former from the root, the latter from each
 * position of the last layer.
 */
#include "breadth.h"

#include <stdlib.h>

#include "frontier.h"
#include "goal.h"
#include "line.h"
#include "nets.h"

typedef struct breadth_search {
    an_search *search;
    an_stipulation stipulation;
    an_frontier frontier;
    unsigned last_moves; /* half-moves that are searched depth first, where a line has more */
    bool is_full;
    an_net_cache *cache; /* NULL: nets do not matter, or there is no memory for them */
} breadth_search;

/* With more moves before him, a king gets nearly everywhere, and to look takes longer. */
enum { NET_MOVES_MAX = 3 };

static an_position position_of(const breadth_search *b, size_t number)
{
    const an_place *place = &b->frontier.places[number];
    return an__unpack(&place->packed, &b->search->problem.position, (an_color)place->turn);
}

/* ---- one layer after another ---- */

/* Positions that wait to be added: the processor fetches their places in the set meanwhile. */
enum { WAITING_MAX = 16 };

typedef struct waiting {
    an_position positions[WAITING_MAX];
    size_t count;
} waiting;

/* Adds the positions that wait, which are reached from a place. Returns false if the set is full.
 */
static bool add_waiting(breadth_search *b, waiting *w, size_t number)
{
    bool has_room = true;
    for (size_t i = 0; i < w->count; i++)
        an__frontier_fetch(&b->frontier, w->positions[i].key);
    for (size_t i = 0; i < w->count && has_room; i++)
        has_room = an__frontier_add(&b->frontier, &w->positions[i], (uint32_t)number);
    w->count = 0;
    return has_room;
}

/* Returns false if no line can go through a position of the next layer. */
static bool is_hopeful(breadth_search *b, const an_position *p)
{
    unsigned left = b->stipulation.moves - (unsigned)b->frontier.layer;
    return b->cache == NULL || left > NET_MOVES_MAX || an__may_run_into_net(b->cache, p, left);
}

/* Adds what is reached from a place. Returns false if the set is full. */
static bool expand(breadth_search *b, const an_position *p, size_t number)
{
    an_search *search = b->search;
    waiting w;
    size_t count;
    bool has_room = true;
    if (b->stipulation.play == AN_PLAY_REFLEX && an__can_reach_goal(search, p))
        return true;
    w.count = 0;
    an_move *moves = an_take_moves(search, p, &count);
    for (size_t i = 0; i < count && has_room; i++) {
        an_position *after = &w.positions[w.count];
        *after = *p;
        if (!an__play_of_line(b->stipulation, after, moves[i], b->last_moves + 1) ||
            !is_hopeful(b, after))
            continue;
        an_frontier_expect(&b->frontier, after->key);
        if (++w.count == WAITING_MAX)
            has_room = add_waiting(b, &w, number);
    }
    an_drop_moves(search, moves);
    return has_room && add_waiting(b, &w, number);
}

/* Returns whether the goal is reached from a position in so many half-moves. */
static bool has_line(breadth_search *b, const an_position *p, unsigned left)
{
    an_line_search lines = {.search = b->search, .is_test = true};
    an__find_lines(&lines, p, left);
    return lines.has_found;
}

/* What is done with the last layer. */
typedef struct layer_work {
    unsigned left;  /* its places are marked from which the goal is reached in so many half-moves;
                       0: none is */
    bool is_grown;  /* the next layer is made */
    bool has_found; /* some place was marked */
} layer_work;

/* Works on each place of the last layer. The next layer is dropped again if the set is full, or if
 * a place was marked. Returns false if the search has ended. */
static bool work_on_layer(breadth_search *b, layer_work *work)
{
    an_frontier *frontier = &b->frontier;
    size_t first = frontier->layers[frontier->layer], end = frontier->count;
    if (work->is_grown)
        an__frontier_begin_layer(frontier);
    for (size_t i = first; i < end; i++) {
        if (!an_search_visits(b->search))
            return false;
        an_position p = position_of(b, i);
        if (work->left > 0 && has_line(b, &p, work->left)) {
            frontier->places[i].is_marked = true;
            work->has_found = true;
        }
        if (work->is_grown && !work->has_found && !b->is_full)
            b->is_full = !expand(b, &p, i);
    }
    if (work->is_grown && (work->has_found || b->is_full)) {
        frontier->layer--;
        frontier->count = end;
    }
    return !an_is_ended(b->search);
}

/* ---- from the marked places back to the root ---- */

/* Marks one way back from each marked place of the last layer. Returns false if there may be
 * others. */
static bool mark_single_ways(an_frontier *frontier)
{
    bool are_single = true;
    for (size_t i = frontier->count; i-- > 1;) {
        const an_place *place = &frontier->places[i];
        if (!place->is_marked)
            continue;
        frontier->places[place->parent].is_marked = true;
        are_single = are_single && !place->has_other_parents;
    }
    return are_single;
}

/* Returns the marked place of a layer to which a move leads, or AN_NO_PLACE. */
static uint32_t marked_place_after(const breadth_search *b, an_position *p, an_move move,
                                   size_t layer)
{
    const an_frontier *frontier = &b->frontier;
    if (!an__play_of_line(b->stipulation, p, move, b->last_moves + 1))
        return AN_NO_PLACE;
    uint32_t number = an__frontier_find(frontier, p);
    bool is_there = number != AN_NO_PLACE && number >= frontier->layers[layer] &&
                    number < an_layer_end(frontier, layer) && frontier->places[number].is_marked;
    return is_there ? number : AN_NO_PLACE;
}

static bool leads_to_mark(breadth_search *b, size_t number, size_t layer)
{
    an_position p = position_of(b, number);
    size_t count;
    an_move *moves = an_take_moves(b->search, &p, &count);
    bool leads = false;
    for (size_t i = 0; i < count && !leads; i++) {
        an_position after = p;
        leads = marked_place_after(b, &after, moves[i], layer + 1) != AN_NO_PLACE;
    }
    an_drop_moves(b->search, moves);
    return leads;
}

/* Marks every way back, layer by layer. */
static void mark_all_ways(breadth_search *b)
{
    an_frontier *frontier = &b->frontier;
    for (size_t layer = frontier->layer; layer-- > 0;)
        for (size_t i = frontier->layers[layer]; i < frontier->layers[layer + 1]; i++)
            if (an_search_visits(b->search))
                frontier->places[i].is_marked = leads_to_mark(b, i, layer);
}

static void walk(breadth_search *b, an_line_search *lines, const an_position *p, size_t layer,
                 unsigned left)
{
    size_t count;
    if (!an_search_visits(b->search))
        return;
    if (layer == b->frontier.layer) {
        an__find_lines(lines, p, left);
        return;
    }
    an_move *moves = an__take_sorted_moves(b->search, p, &count);
    for (size_t i = 0; i < count && !an_is_ended(b->search); i++) {
        an_position after = *p;
        uint32_t number = marked_place_after(b, &after, moves[i], layer + 1);
        if (number == AN_NO_PLACE || !an__put_line_move(lines, moves[i], false))
            continue;
        walk(b, lines, &after, layer + 1, left);
        an__remove_line_move(lines);
    }
    an_drop_moves(b->search, moves);
}

/* Reports the lines through the marked places of the last layer. */
static void report_lines(breadth_search *b, unsigned left)
{
    unsigned length = (unsigned)b->frontier.layer + left;
    bool is_full_length = length == an_stipulation_half_moves(b->stipulation);
    an_line_search lines = {.search = b->search};
    lines.kind = is_full_length ? AN_SOLUTION_LINE : AN_SOLUTION_SHORT_LINE;
    if (!mark_single_ways(&b->frontier))
        mark_all_ways(b);
    walk(b, &lines, &b->search->problem.position, 0, left);
}

/* ---- length by length ---- */

/* Makes layers until lines of a length, if there are any, have just their last moves beyond them,
 * or the set is full. Then finds out whether there are any, and makes the layer that follows, if
 * longer lines are next. */
static layer_work search_length(breadth_search *b, unsigned length, bool is_last)
{
    layer_work growth = {.is_grown = true}, work = {.is_grown = false};
    while (b->frontier.layer + b->last_moves < length && !b->is_full)
        if (!work_on_layer(b, &growth))
            return work;
    work.left = length - (unsigned)b->frontier.layer;
    work.is_grown = !is_last && work.left == b->last_moves;
    work_on_layer(b, &work);
    return work;
}

static void search_lengths(breadth_search *b)
{
    an_search *search = b->search;
    unsigned full = an_stipulation_half_moves(b->stipulation);
    unsigned step = an__line_step(b->stipulation);
    for (unsigned length = an__shortest_line(b->stipulation); length <= full; length += step) {
        search->state.half_moves = length;
        layer_work work = search_length(b, length, length == full);
        if (work.has_found && !an_is_ended(search))
            report_lines(b, work.left);
        if (an_is_ended(search))
            return;
        search->state.proved = length;
        if (!work.has_found)
            continue;
        an__frontier_close(&b->frontier);
        if (search->options.wants_all)
            an__solve_lines_from(search, NULL, length + step, true);
        return;
    }
}

/* Returns whether a series is followed by one move that mates the side that played it. */
static bool ends_in_net(an_stipulation stipulation)
{
    return stipulation.is_series && stipulation.goal == AN_GOAL_MATE &&
           stipulation.play != AN_PLAY_DIRECT && stipulation.play != AN_PLAY_SELF;
}

void an__solve_breadth_first(an_search *search)
{
    breadth_search b = {.search = search, .stipulation = search->problem.stipulation};
    unsigned full = an_stipulation_half_moves(b.stipulation);
    unsigned shortest = an__shortest_line(b.stipulation);
    const an_position *root = &search->problem.position;
    bool has_set = an_count(an_occupied(root)) <= AN_PACKED_MEN_MAX &&
                   an__frontier_open(&b.frontier, search->options.memory / 2, full + 1);
    if (!has_set || !an__frontier_add(&b.frontier, root, 0)) {
        an__solve_lines_from(search, NULL, shortest, false);
        return;
    }
    b.last_moves = b.stipulation.is_series ? shortest : 2;
    if (ends_in_net(b.stipulation))
        b.cache = calloc(1, sizeof *b.cache);
    search_lengths(&b);
    free(b.cache);
    an__frontier_close(&b.frontier);
}
