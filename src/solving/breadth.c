/*
 * Help and series play searched breadth first.
 *
 * Layer n has the positions that are reached in n half-moves and not in fewer. That suffices while
 * no line was found, for a line that reaches a position later than necessary is not a shortest one.
 * The first layer with a position from which the last half-moves reach the goal gives the shortest
 * lines, whose positions are then marked back to the root.
 *
 * The search breadth first ends with the shortest lines, or when a set is full. Longer lines, if
 * they are wanted, are searched depth first from the root. After a full set the search goes on
 * depth first from each position of the last layer. Where the targets of the lines are found, they
 * are searched depth first from the root.
 */
#include "breadth.h"

#include "breadth_parts.h"
#include "line.h"

/* ---- from the marked places back to the root ---- */

/* Marks one parent of each marked place of `layer`. Returns false if a place has other parents. */
static bool mark_parents(an_breadth *b, const an_frontier *frontier, size_t layer)
{
    bool are_single = true;
    for (size_t i = frontier->layers[layer]; i < an_layer_end(frontier, layer); i++) {
        const an_place *place = &frontier->places[i];
        if (!place->is_marked)
            continue;
        b->parts[place->parent_set].frontier.places[place->parent].is_marked = true;
        are_single = are_single && !place->has_other_parents;
    }
    return are_single;
}

/* Marks one way back to the root from each marked place of the last layer. Returns false if there
 * may be other ways. */
static bool mark_single_ways(an_breadth *b)
{
    bool are_single = true;
    for (size_t layer = an_last_layer(b); layer > 0; layer--)
        for (size_t i = 0; i < b->count; i++)
            are_single = mark_parents(b, &b->parts[i].frontier, layer) && are_single;
    return are_single;
}

/* Plays `move` in *p. Returns whether it leads to a marked place of `layer`. */
static bool play_to_mark(const an_breadth *b, an_position *p, an_move move, size_t layer)
{
    if (!an__play_of_line(b->stipulation, p, move, b->last_moves + 1))
        return false;
    const an_frontier *frontier = &b->parts[an_part_of(b, p->key)].frontier;
    uint32_t number = an__frontier_find(frontier, p);
    return number != AN_NO_PLACE && number >= frontier->layers[layer] &&
           number < an_layer_end(frontier, layer) && frontier->places[number].is_marked;
}

static bool leads_to_mark(const an_breadth *b, an_search *search, const an_place *place,
                          size_t layer)
{
    an_position p = an_position_at(b, place);
    size_t count;
    an_move *moves = an_take_moves(search, &p, &count);
    bool leads = false;
    for (size_t i = 0; i < count && !leads; i++) {
        an_position after = p;
        leads = play_to_mark(b, &after, moves[i], layer + 1);
    }
    an_drop_moves(search, moves);
    return leads;
}

typedef struct layer_marks {
    const an_breadth *breadth;
    size_t layer;
} layer_marks;

/* Marks the places of a part in one layer that lead to marked ones. */
static void mark_layer(void *job, size_t number)
{
    const layer_marks *marks = job;
    an_part *part = &marks->breadth->parts[number];
    an_frontier *frontier = &part->frontier;
    for (size_t i = frontier->layers[marks->layer]; i < frontier->layers[marks->layer + 1]; i++) {
        an_place *place = &frontier->places[i];
        if (an_search_visits(part->search))
            place->is_marked = leads_to_mark(marks->breadth, part->search, place, marks->layer);
    }
}

/* Marks every way back, layer by layer. */
static void mark_all_ways(const an_breadth *b)
{
    for (size_t layer = an_last_layer(b); layer-- > 0;) {
        layer_marks marks = {b, layer};
        an_workers_run(&b->search->workers, mark_layer, &marks);
    }
}

static void walk(an_breadth *b, an_line_search *lines, const an_position *p, size_t layer,
                 unsigned left)
{
    size_t count;
    if (!an_search_visits(b->search))
        return;
    if (layer == an_last_layer(b)) {
        an__find_lines(lines, p, left);
        return;
    }
    an_move *moves = an__take_sorted_moves(b->search, p, &count);
    for (size_t i = 0; i < count && !an_is_ended(b->search); i++) {
        an_position after = *p;
        if (!play_to_mark(b, &after, moves[i], layer + 1) ||
            !an__put_line_move(lines, moves[i], false))
            continue;
        walk(b, lines, &after, layer + 1, left);
        an__remove_line_move(lines);
    }
    an_drop_moves(b->search, moves);
}

/* Reports the lines through the marked places of the last layer. */
static void report_lines(an_breadth *b, unsigned left)
{
    unsigned length = (unsigned)an_last_layer(b) + left;
    bool is_full_length = length == an_stipulation_half_moves(b->stipulation);
    an_line_search lines = {.search = b->search};
    lines.kind = is_full_length ? AN_SOLUTION_LINE : AN_SOLUTION_SHORT_LINE;
    if (!mark_single_ways(b))
        mark_all_ways(b);
    walk(b, &lines, &b->search->problem.position, 0, left);
}

/* ---- length by length ---- */

/* Makes layers until only the last moves of lines of `length` half-moves lie beyond them, or a set
 * is full. Then looks for such lines, and makes the next layer if longer lines are to follow. */
static an_layer_work search_length(an_breadth *b, unsigned length, bool is_last)
{
    an_layer_work growth = {.is_grown = true}, work = {.is_grown = false};
    while (an_last_layer(b) + b->last_moves < length && !b->is_full)
        if (!an__work_on_layer(b, &growth))
            return work;
    work.left = length - (unsigned)an_last_layer(b);
    work.is_grown = !is_last && work.left == b->last_moves;
    an__work_on_layer(b, &work);
    return work;
}

/* Returns how many places a layer has. */
static uint64_t places_in(const an_breadth *b, size_t layer)
{
    uint64_t places = 0;
    for (size_t i = 0; i < b->count; i++) {
        const an_frontier *frontier = &b->parts[i].frontier;
        places += an_layer_end(frontier, layer) - frontier->layers[layer];
    }
    return places;
}

/* Returns about how many positions the search for the next length visits: it makes one more layer,
 * whose growth is that of the layer two before it, where the same side moved. */
static uint64_t positions_expected(const an_breadth *b)
{
    enum { POSITIONS_A_PLACE = 2 };
    const size_t last = an_last_layer(b);
    if (last < 2)
        return 0;
    uint64_t before = places_in(b, last - 2);
    uint64_t grown = before > 0 ? places_in(b, last) * places_in(b, last - 1) / before : 0;
    return POSITIONS_A_PLACE * grown;
}

static void search_lengths(an_breadth *b)
{
    an_search *search = b->search;
    unsigned full = an_stipulation_half_moves(b->stipulation);
    unsigned step = an__line_step(b->stipulation);
    for (unsigned length = an__shortest_line(b->stipulation); length <= full; length += step) {
        for (size_t i = 0; i < b->count; i++)
            b->parts[i].search->state.half_moves = length;
        if (an__leads_to_targets(search, positions_expected(b))) {
            an__parts_close(b);
            an__solve_lines_from(search, NULL, length, false);
            return;
        }
        an_layer_work work = search_length(b, length, length == full);
        if (work.has_found && !an_is_ended(search))
            report_lines(b, work.left);
        if (an_is_ended(search))
            return;
        search->state.proved = length;
        if (!work.has_found)
            continue;
        an__parts_close(b);
        if (search->options.wants_all)
            an__solve_lines_from(search, NULL, length + step, true);
        return;
    }
}

void an__solve_breadth_first(an_search *search)
{
    an_breadth b = {.search = search, .stipulation = search->problem.stipulation};
    unsigned shortest = an__shortest_line(b.stipulation);
    b.last_moves = b.stipulation.is_series ? shortest : 2;
    bool has_parts = an__parts_open(&b, &search->problem.position);
    if (has_parts)
        search_lengths(&b);
    an__parts_close(&b);
    if (!has_parts)
        an__solve_lines_from(search, NULL, shortest, false);
}
