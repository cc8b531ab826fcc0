/*
 * The positions of a search breadth first, in parts.
 *
 * A layer is made in rounds of two steps. First each worker goes through places of its own part and
 * notes what is reached from them; then it takes from the notes of all workers what falls to its
 * part. In neither step does a worker look at what another one writes. The order of the places
 * depends on the number of parts, but no answer does.
 */
#include "breadth_parts.h"

#include <stdlib.h>

#include "goal.h"
#include "line.h"

enum {
    ARRIVALS_A_ROUND = 1 << 14, /* that a part finds, without those of its last place */
    NET_MOVES_MAX =
        3,    /* with more moves left a king gets nearly everywhere, and nets exclude little */
    AHEAD = 8 /* arrivals whose memory is fetched in advance */
};

/* ---- opening ---- */

/* Returns whether a series is followed by one move that mates the side that played it. */
static bool ends_in_net(an_stipulation stipulation)
{
    return stipulation.is_series && stipulation.goal == AN_GOAL_MATE &&
           stipulation.play != AN_PLAY_DIRECT && stipulation.play != AN_PLAY_SELF;
}

/* Returns how many positions a part finds for another one in a round. */
static size_t most_found(const an_breadth *b)
{
    return ARRIVALS_A_ROUND / b->search->workers.count;
}

static bool open_part(an_breadth *b, an_part *part, an_search *search)
{
    size_t layers = an_stipulation_half_moves(b->stipulation) + 1u;
    size_t room = most_found(b) + AN_MOVES_MAX, count = b->search->workers.count;
    *part = (an_part){.search = search};
    search->state.end = AN_SOLVE_COMPLETE;
    part->found[0].at = malloc(count * room * sizeof *part->found[0].at);
    for (size_t i = 1; part->found[0].at != NULL && i < count; i++)
        part->found[i].at = part->found[0].at + i * room;
    if (ends_in_net(b->stipulation))
        part->cache = calloc(1, sizeof *part->cache);
    return an__frontier_open(&part->frontier, search->options.memory / 2, layers) &&
           part->found[0].at != NULL;
}

bool an__parts_open(an_breadth *b, const an_position *root)
{
    const an_workers *workers = &b->search->workers;
    an_place place = {.turn = root->turn};
    b->parts = calloc(workers->count, sizeof *b->parts);
    if (b->parts == NULL)
        return false;
    for (b->count = 0; b->count < workers->count; b->count++)
        if (!open_part(b, &b->parts[b->count], workers->searches[b->count])) {
            b->count++;
            return false;
        }
    place.packed = an_pack(root);
    return an__frontier_add(&b->parts[an_part_of(b, root->key)].frontier, &place, root->key);
}

void an__parts_close(an_breadth *b)
{
    for (size_t i = 0; i < b->count; i++) {
        free(b->parts[i].found[0].at);
        free(b->parts[i].cache);
        an__frontier_close(&b->parts[i].frontier);
    }
    free(b->parts);
    b->parts = NULL;
    b->count = 0;
}

/* ---- the first step: from the places of the last layer ---- */

/* Returns false if no line can go through a position of the next layer. */
static bool is_hopeful(const an_breadth *b, an_part *part, const an_position *p)
{
    unsigned left = b->stipulation.moves - (unsigned)part->frontier.layer;
    return part->cache == NULL || left > NET_MOVES_MAX ||
           an__may_run_into_net(part->cache, p, left);
}

/* Notes what is reached from a place. */
static void expand(const an_breadth *b, an_part *part, const an_position *p)
{
    an_search *search = part->search;
    size_t count;
    if (b->stipulation.play == AN_PLAY_REFLEX && an__can_reach_goal(search, p))
        return;
    an_move *moves = an_take_moves(search, p, &count);
    for (size_t i = 0; i < count; i++) {
        an_position after = *p;
        if (!an__play_of_line(b->stipulation, &after, moves[i], b->last_moves + 1) ||
            !is_hopeful(b, part, &after))
            continue;
        an_arrivals *found = &part->found[an_part_of(b, after.key)];
        found->at[found->count++] = (an_arrival){{.packed = an_pack(&after),
                                                  .parent = (uint32_t)part->next,
                                                  .parent_set = (uint8_t)(part - b->parts),
                                                  .turn = after.turn},
                                                 after.key};
        part->is_laden = part->is_laden || found->count >= most_found(b);
    }
    an_drop_moves(search, moves);
}

/* Returns whether the goal is reached from *p in exactly `left` half-moves. */
static bool has_line(an_search *search, const an_position *p, unsigned left)
{
    an_line_search lines = {.search = search, .is_test = true};
    an__find_lines(&lines, p, left);
    return lines.has_found;
}

static void work_on_places(void *job, size_t number)
{
    const an_breadth *b = job;
    const an_layer_work *work = &b->work;
    an_part *part = &b->parts[number];
    part->is_laden = false;
    for (size_t i = 0; i < b->count; i++)
        part->found[i].count = 0;
    for (; part->next < part->end && !part->is_laden; part->next++) {
        an_place *place = &part->frontier.places[part->next];
        if (!an_search_visits(part->search))
            return;
        an_position p = an_position_at(b, place);
        if (work->left > 0 && has_line(part->search, &p, work->left))
            place->is_marked = part->has_found = true;
        if (work->is_grown && !work->has_found && !part->has_found && !b->is_full)
            expand(b, part, &p);
    }
}

/* ---- the second step: into the next layer ---- */

static void take(an_part *part, const an_arrivals *found)
{
    const an_arrival *at = found->at;
    for (size_t i = 0; i < found->count + AHEAD && !part->is_full; i++) {
        if (i + AHEAD < found->count)
            an_frontier_expect(&part->frontier, at[i + AHEAD].key);
        if (i < found->count)
            an__frontier_fetch(&part->frontier, at[i].key);
        if (i >= AHEAD)
            part->is_full =
                !an__frontier_add(&part->frontier, &at[i - AHEAD].place, at[i - AHEAD].key);
    }
}

/* Adds to a part what was found for it. */
static void take_arrivals(void *job, size_t number)
{
    const an_breadth *b = job;
    for (size_t i = 0; i < b->count; i++)
        take(&b->parts[number], &b->parts[i].found[number]);
}

/* ---- a layer ---- */

/* Gathers the results of all parts after a round. Returns whether another round follows. */
static bool end_round(an_breadth *b)
{
    bool is_left = false;
    for (size_t i = 0; i < b->count; i++) {
        const an_part *part = &b->parts[i];
        b->work.has_found = b->work.has_found || part->has_found;
        b->is_full = b->is_full || part->is_full;
        is_left = is_left || part->next < part->end;
        if (an_is_ended(part->search))
            an_search_end(b->search, part->search->state.end);
    }
    return is_left && !an_is_ended(b->search);
}

bool an__work_on_layer(an_breadth *b, an_layer_work *work)
{
    const an_workers *workers = &b->search->workers;
    b->work = *work;
    for (size_t i = 0; i < b->count; i++) {
        an_part *part = &b->parts[i];
        an_frontier *frontier = &part->frontier;
        part->next = frontier->layers[frontier->layer];
        part->end = frontier->count;
        part->has_found = false;
        if (work->is_grown)
            an__frontier_begin_layer(frontier);
    }
    do {
        an_workers_run(workers, work_on_places, b);
        if (work->is_grown)
            an_workers_run(workers, take_arrivals, b);
    } while (end_round(b));
    work->has_found = b->work.has_found;
    if (work->is_grown && (work->has_found || b->is_full))
        for (size_t i = 0; i < b->count; i++) {
            b->parts[i].frontier.layer--;
            b->parts[i].frontier.count = b->parts[i].end;
        }
    return !an_is_ended(b->search);
}
