/* The best reading, traced back through the graph, and verified on the board. */
#include "path.h"

#include "buffer.h"
#include "search.h"

enum {
    BREADTH_MIN = 16,
    BREADTH_MAX = 64,   /* the most states at a mark */
    STATES_MAX = 20000, /* the most states of a line, roughly: about ten megabytes */
    TIMES_WIDER = 4     /* how many times more there may be when those were too few */
};

/* Stores the arcs of the best reading in the path, in the order of the game. */
static bool trace_back(an_line_decoder *decoder)
{
    const an_graph *s = &decoder->graph;
    size_t count = 0;
    for (uint32_t a = s->best.last_arc; a != AN_NONE; a = s->states[s->arcs[a].from].arrival)
        count++;
    if (!AN_ARRAY_RESERVE_ALL(decoder->path.arcs, decoder->path.capacity, count) ||
        !AN_ARRAY_RESERVE_ALL(decoder->path.is_placed, decoder->path.placed_capacity, count) ||
        !AN_ARRAY_RESERVE_ALL(decoder->path.lost, decoder->path.lost_capacity, count * AN_LOST_MAX))
        return false;
    decoder->path.count = count;
    for (uint32_t a = s->best.last_arc; a != AN_NONE; a = s->states[s->arcs[a].from].arrival)
        decoder->path.arcs[--count] = a;
    return true;
}

/* Returns a move for the half-move that is missing in `position`: the first that an arc from
 * `index` on finds in hand for the side to move, that is legal here, and that has no place yet.
 * AN_NULL_STEP if there is none. */
static an_move place_found(an_line_decoder *decoder, size_t index, const an_position *position)
{
    const an_graph *s = &decoder->graph;
    for (size_t i = index; i < decoder->path.count; i++) {
        const an_arc *arc = an_path_arc(decoder, i);
        unsigned passes = arc->loses + (unsigned)(arc->hand.found == AN_FOUND_OPPONENTS);
        unsigned turn = (s->states[arc->from].position.turn + passes) % 2;
        if (arc->hand.found == AN_FOUND_NONE || turn != position->turn ||
            decoder->path.is_placed[i] || !an_move_is_legal(position, arc->hand.first))
            continue;
        decoder->path.is_placed[i] = true;
        return arc->hand.first;
    }
    return (an_move){.kind = AN_NULL_STEP};
}

/* Plays the half-moves that are missing before arc `index`, and notes them in the path. Returns
 * false if they cannot be played there. */
static bool play_lost(an_line_decoder *decoder, size_t index, an_position *position)
{
    const an_arc *arc = an_path_arc(decoder, index);
    for (unsigned i = 0; i < arc->loses; i++) {
        bool is_answer = i > 0 && arc->hand.found == AN_FOUND_PAIR;
        an_move lost = is_answer ? arc->hand.answer : place_found(decoder, index, position);
        if (!an_move_is_legal(position, lost))
            return false;
        decoder->path.lost[index * AN_LOST_MAX + i] = lost;
        *position = an_position_play(position, lost);
    }
    return arc->hand.found == AN_FOUND_NONE || decoder->path.is_placed[index];
}

bool an__play_said(const an_arc *arc, an_position *position)
{
    for (size_t i = 0; i < arc->said.count; i++) {
        if (!an_move_is_legal(position, arc->said.moves[i]))
            return false;
        *position = an_position_play(position, arc->said.moves[i]);
    }
    return true;
}

/* Plays the best reading from the start, now with each lost half-move in its own place, and cuts
 * the path where that fails. The search could not check this, because it plays such a half-move
 * only where it is found. */
static void verify(an_line_decoder *decoder, const an_position *start)
{
    an_position position = *start;
    size_t count = 0;
    memset(decoder->path.is_placed, 0, decoder->path.count * sizeof *decoder->path.is_placed);
    while (count < decoder->path.count && an_path_arc(decoder, count)->to != AN_END &&
           play_lost(decoder, count, &position) &&
           an__play_said(an_path_arc(decoder, count), &position))
        count++;
    decoder->path.count = count;
}

an_position an__path_position(const an_line_decoder *decoder, size_t index)
{
    an_position position = decoder->graph.states[0].position;
    for (size_t i = 0; i < index; i++) {
        const an_arc *arc = an_path_arc(decoder, i);
        for (size_t j = 0; j < arc->loses; j++)
            position = an_position_play(&position, decoder->path.lost[i * AN_LOST_MAX + j]);
        an__play_said(arc, &position);
    }
    return position;
}

/* Searches once, and again with more states at a mark if some were left out: with several slips on
 * a sheet, the true reading may be none of the cheapest in the middle of the line. */
bool an__path_search(an_line_decoder *decoder, const an_position *start)
{
    an_graph *s = &decoder->graph;
    size_t breadth = STATES_MAX / (s->line.mark_count + 1);
    breadth = breadth > BREADTH_MAX ? BREADTH_MAX : breadth < BREADTH_MIN ? BREADTH_MIN : breadth;
    if (!an__search(s, start, (uint32_t)breadth) ||
        (s->was_full && !an__search(s, start, (uint32_t)breadth * TIMES_WIDER)))
        return false;
    an__search_weigh(s);
    return trace_back(decoder);
}

bool an__path_settle(an_line_decoder *decoder, const an_position *start)
{
    an__search_weigh(&decoder->graph);
    if (!trace_back(decoder))
        return false;
    verify(decoder, start);
    return true;
}
