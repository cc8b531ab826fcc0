/* The limits of a search, its stack of moves, and its way to report solutions. */
#include "search_core.h"

#include <string.h>

#include "buffer.h"

/* Positions between two calls of the callback; they take less than a millisecond. */
enum { ASK_AFTER = 1000 };

bool an__search_may_go_on(an_search *search)
{
    an_search_state *state = &search->state;
    const an_solve_options *options = &search->options;
    an_solve_progress progress = {state->positions, state->half_moves};
    if (an_is_ended(search))
        return false;
    state->ask_at = state->positions + ASK_AFTER;
    if (options->max_positions > state->positions && options->max_positions < state->ask_at)
        state->ask_at = options->max_positions;
    bool is_enough = options->max_positions > 0 && state->positions >= options->max_positions;
    if (is_enough ||
        (options->may_go_on != NULL && !options->may_go_on(options->context, &progress)))
        an_search_end(search, AN_SOLVE_STOPPED);
    return !an_is_ended(search);
}

static unsigned rank_of_move(an_move move)
{
    return (unsigned)move.from << 16 | (unsigned)move.to << 8 | move.promotion;
}

/* Sorts moves by the square that they start from, and leaves those of one square as they are. */
static void sort_by_origin(an_move *list, size_t count)
{
    an_move copy[AN_MOVES_MAX];
    uint16_t ends[AN_SQUARE_COUNT] = {0}, end = 0;
    an_squares origins = 0;
    memcpy(copy, list, count * sizeof *list);
    for (size_t i = 0; i < count; i++) {
        origins |= an_bit(copy[i].from);
        ends[copy[i].from]++;
    }
    while (origins != 0) {
        unsigned square = an_take_first(&origins);
        uint16_t moves = ends[square];
        ends[square] = end;
        end = (uint16_t)(end + moves);
    }
    for (size_t i = 0; i < count; i++)
        list[ends[copy[i].from]++] = copy[i];
}

/* With more moves than this, to sort by origin first pays. */
enum { MANY_MOVES = 8 };

/* An insertion sort, for the moves of one piece come nearly in order. */
void an__sort_moves(an_move *list, size_t count)
{
    if (count > MANY_MOVES)
        sort_by_origin(list, count);
    for (size_t i = 1; i < count; i++) {
        an_move move = list[i];
        size_t place = i;
        for (; place > 0 && rank_of_move(list[place - 1]) > rank_of_move(move); place--)
            list[place] = list[place - 1];
        list[place] = move;
    }
}

an_move *an__take_sorted_moves(an_search *search, const an_position *p, size_t *count)
{
    an_move *list = an_take_moves(search, p, count);
    an__sort_moves(list, *count);
    return list;
}

bool an__put_node(an_search *search, an_solution_node node)
{
    an_node_list *nodes = &search->nodes;
    void *at = nodes->at;
    if (nodes->count >= nodes->max ||
        !an_array_reserve(&at, &nodes->capacity, nodes->count, sizeof node)) {
        an_search_end(search, AN_SOLVE_OUT_OF_MEMORY);
        return false;
    }
    nodes->at = at;
    nodes->at[nodes->count++] = node;
    return true;
}

bool an__report_solution(an_search *search, an_solution_kind kind, unsigned moves)
{
    an_solution solution = {kind, moves, search->nodes.at, search->nodes.count};
    if (an_is_ended(search))
        return false;
    search->state.reported++;
    if (!search->sink(search->context, &solution))
        an_search_end(search, AN_SOLVE_STOPPED);
    else if (search->state.reported == search->options.max_solutions)
        an_search_end(search, AN_SOLVE_FULL);
    return !an_is_ended(search);
}
