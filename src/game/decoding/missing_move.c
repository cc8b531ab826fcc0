/* Which moves fit where a move is missing. */
#include "missing_move.h"

#include "move_prior.h"
#include "path.h"
#include "play.h"
#include "search.h"

void an__add_choice(an_candidate_moves *candidates, an_choice choice)
{
    size_t place = candidates->count;
    for (size_t i = 0; i < candidates->count; i++)
        if (an_move_equal(candidates->list[i].move, choice.move))
            return;
    while (place > 0 && candidates->list[place - 1].more > choice.more)
        place--;
    if (place == AN_SUGGESTIONS_MAX)
        return;
    if (candidates->count < AN_SUGGESTIONS_MAX)
        candidates->count++;
    for (size_t i = candidates->count - 1u; i > place; i--)
        candidates->list[i] = candidates->list[i - 1];
    candidates->list[place] = choice;
}

/* ---- the rest of the line ---- */

/* Plays the word of arc `index` as it is written if that is legal, otherwise what the best reading
 * makes of it. Returns false if neither is legal. */
static bool play_arc(const an_line_decoder *decoder, size_t index, an_position *position)
{
    const an_arc *arc = an_path_arc(decoder, index);
    if (arc->said.count != 1)
        return an__play_said(arc, position);
    uint32_t word = an_path_mark(decoder, index)->words[arc->parts > 0 ? arc->parts - 1 : 0];
    an_word_move said = {.move = arc->said.moves[0]};
    bool is_said =
        word != AN_NONE && an__word_as_written(&decoder->graph.line.words[word], position, &said);
    if (is_said && said.cost > arc->cost) /* its sign of check or capture would be wrong */
        return false;
    if (!is_said && !an_move_is_legal(position, arc->said.moves[0]))
        return false;
    an__play(position, said.move);
    return true;
}

/* Plays the arcs from `index` on, up to the next half-move that is unknown. A hole further on is
 * filled as the best reading fills it. Returns how many half-moves are legal. */
static uint32_t count_known(const an_line_decoder *decoder, size_t index, an_position position)
{
    uint32_t count = 0;
    for (size_t i = index; i < decoder->path.count; i++) {
        const an_arc *arc = an_path_arc(decoder, i);
        bool is_unknown = (i > index && arc->loses > 0) || arc->step == AN_STEP_ILLEGIBLE;
        if (is_unknown || !play_arc(decoder, i, &position))
            break;
        count += arc->said.count > 0;
    }
    return count;
}

/* Like count_known, but if the next half-move is a hole as well, it is filled with the move that
 * lets most half-moves follow. */
static uint32_t count_legal(const an_line_decoder *decoder, size_t index, an_position position)
{
    size_t next = index;
    while (next < decoder->path.count && an_path_arc(decoder, next)->said.count == 0 &&
           an_path_arc(decoder, next)->loses == 0)
        next++;
    if (next == decoder->path.count || an_path_arc(decoder, next)->step != AN_STEP_HOLE ||
        !an_path_mark(decoder, next)->is_hole)
        return count_known(decoder, index, position);
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(&position, moves);
    uint32_t most = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t legal = count_known(decoder, next + 1, an_position_play(&position, moves[i]));
        most = legal > most ? legal : most;
    }
    return most;
}

/* ---- the moves ---- */

/* The hole that is to be filled, and what is known of the moves that may fill it. */
typedef struct hole {
    const an_line_decoder *decoder;
    const an_arc *arc;
    size_t next; /* the arc that is played after it */
    an_position position;
    unsigned lost; /* how many half-moves no mark stands for, of which it is the first */
} hole;

/* Returns the arc that plays `move` in the hole; NULL if there is none, because the legible part of
 * the word rules the move out. */
static const an_arc *arc_with(const hole *h, an_move move)
{
    const an_graph *s = &h->decoder->graph;
    for (uint32_t a = s->states[h->arc->from].arcs; a != AN_NONE; a = s->arcs[a].next) {
        const an_arc *arc = &s->arcs[a];
        bool is_filled = h->lost == 0 && arc->said.count > 0 && arc->step == AN_STEP_HOLE &&
                         arc->parts == h->arc->parts && an_move_equal(arc->said.moves[0], move);
        bool is_found = h->lost > 0 && arc->hand.found == h->arc->hand.found &&
                        arc->hand.found != AN_FOUND_NONE && an_move_equal(arc->hand.first, move);
        if (is_filled || is_found)
            return arc;
    }
    return NULL;
}

/* Returns the cost of the cheapest reading with `move` in the hole, minus that of the best reading.
 */
static uint16_t more_with(const hole *h, an_move move)
{
    const an_graph *s = &h->decoder->graph;
    if (h->lost == 2 && an_move_equal(h->decoder->path.lost[h->next * AN_LOST_MAX], move))
        return 0;
    const an_arc *arc = arc_with(h, move);
    uint32_t cost = arc == NULL ? AN_NO_WAY : an__cost_through(s, arc);
    if (cost != AN_NO_WAY && cost <= s->best.cost + AN_SLACK)
        return (uint16_t)(cost - s->best.cost);
    an_missed_gains missed = {0};
    an_position after = an_position_play(&h->position, move);
    return (uint16_t)(AN_SLACK + an__move_prior(&missed, &h->position, &after, move));
}

/* Returns how many half-moves can be played from `position`, in which the hole is filled. If the
 * answer is lost as well, the opponent passes first. */
static uint32_t count_behind(const hole *h, an_position position)
{
    if (h->lost == 2 && an_position_in_check(&position))
        return 0;
    if (h->lost == 2)
        an__play(&position, (an_move){.kind = AN_NULL_STEP});
    return count_legal(h->decoder, h->next, position);
}

static void list_moves(const hole *h, an_candidate_moves *candidates)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(&h->position, moves);
    *candidates = (an_candidate_moves){.count = 0};
    for (size_t i = 0; i < count; i++) {
        if (h->lost == 0 && arc_with(h, moves[i]) == NULL)
            continue;
        uint32_t legal = count_behind(h, an_position_play(&h->position, moves[i]));
        if (legal < candidates->legal_after)
            continue;
        if (legal > candidates->legal_after) {
            candidates->count = 0;
            candidates->fitting = 0;
        }
        candidates->legal_after = legal;
        candidates->fitting++;
        an__add_choice(candidates, (an_choice){moves[i], more_with(h, moves[i])});
    }
}

/* Returns true if at least `legal` half-moves can be played even if the side to move passes. */
static bool goes_on_without(const hole *h, uint32_t legal)
{
    an_position passed = h->position;
    if (an_position_in_check(&passed))
        return false;
    an__play(&passed, (an_move){.kind = AN_NULL_STEP});
    return count_behind(h, passed) >= legal;
}

bool an__find_missing_move(const an_line_decoder *decoder, an_candidate_moves *candidates,
                           size_t index)
{
    const an_arc *arc = an_path_arc(decoder, index);
    hole h = {.decoder = decoder,
              .arc = arc,
              .next = index + (arc->loses == 0),
              .position = an__path_position(decoder, index),
              .lost = arc->loses};
    list_moves(&h, candidates);
    return goes_on_without(&h, candidates->legal_after);
}
