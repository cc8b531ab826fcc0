/*
 * The best reading of a line: the cheapest one, after slips that happen to be legal were weighed
 * too.
 *
 * A slip may be a legal move behind which the rest of the game can still be played. The search does
 * not look for such slips: a reading with one more slip is dearer. But that reading may be cheaper
 * after all, if the moves as they are written are odd, for example because nobody takes a piece
 * that is en prise. So readings are added that differ from the best one by one such slip
 * (AN_STEP_DOUBTED), and all are weighed again.
 */
#include "best_reading.h"

#include <limits.h>

#include "path.h"
#include "play.h"
#include "search.h"

/* ---- another reading beside the best one ---- */

/* Plays in `position` what arc `index` of the path says: its word as it is written if the path
 * reads it so, otherwise the same move. Sets *arc to the arc with the move that was played. Returns
 * false if that is illegal there or costs more, or if the arc loses, finds or swaps moves. */
static bool play_elsewhere(const an_line_decoder *decoder, size_t index, an_position *position,
                           an_arc *arc)
{
    *arc = *an_path_arc(decoder, index);
    if (arc->said.count == 0)
        return true;
    if (arc->loses > 0 || arc->hand.found || arc->said.count > 1)
        return false;
    uint32_t word = an_path_mark(decoder, index)->words[arc->parts - 1];
    an_word_move said = {.move = arc->said.moves[0]};
    if (arc->cost == 0 ? !an__word_as_written(&decoder->graph.line.words[word], position, &said) ||
                             said.cost > 0
                       : !an_move_is_legal(position, said.move))
        return false;
    arc->said.moves[0] = said.move;
    an__play(position, arc->said.moves[0]);
    return true;
}

/* Returns by how much the prior cost of the rest of the line falls if `move` is played on arc
 * `index` of the path: negative if it rises, INT_MIN if the rest cannot be played. */
static int gain_by(const an_line_decoder *decoder, size_t index, an_move move)
{
    const an_graph *s = &decoder->graph;
    const an_position *before = &s->states[an_path_arc(decoder, index)->from].position;
    an_position other = an_position_play(before, move);
    an_missed_gains missed = s->states[an_path_arc(decoder, index)->from].missed;
    int gain = (int)an_path_arc(decoder, index)->prior -
               (int)an__move_prior(&missed, before, &other, move);
    for (size_t i = index + 1; i < decoder->path.count; i++) {
        an_arc arc;
        const an_position then = other;
        const an_state *from = &s->states[an_path_arc(decoder, i)->from];
        if (other.key == from->position.key || an_path_arc(decoder, i)->to == AN_END)
            return gain;
        if (!play_elsewhere(decoder, i, &other, &arc))
            return INT_MIN;
        if (arc.said.count > 0)
            gain += (int)an_path_arc(decoder, i)->prior -
                    (int)an__search_prior(s, &arc, from->mark, &missed, &then, &other);
    }
    return gain;
}

/* Follows `arc`, then copies of the arcs of the path behind `index`, until a state of the path is
 * reached again. */
static void follow_path(an_line_decoder *decoder, size_t index, uint32_t arc)
{
    an_graph *s = &decoder->graph;
    while (!s->failed && s->arcs[arc].to != AN_END) {
        if (s->arcs[arc].to == AN_NONE)
            an__search_follow(s, arc);
        const uint32_t state = s->arcs[arc].to;
        if (state == AN_NONE || ++index == decoder->path.count ||
            state == an_path_arc(decoder, index)->from)
            return;
        an_arc next;
        an_position position = s->states[state].position;
        play_elsewhere(decoder, index, &position, &next);
        next.from = state;
        next.to = next.to == AN_END ? AN_END : AN_NONE;
        arc = (uint32_t)s->arc_count;
        an__graph_add_arc(s, next);
    }
}

/* ---- the whole ---- */

/* Adds the readings in which the word of arc `index`, though legal as it is written, is another
 * move, if they may be as likely as the best one. */
static void add_unseen(an_line_decoder *decoder, size_t index)
{
    an_graph *s = &decoder->graph;
    const an_arc best = *an_path_arc(decoder, index);
    if (best.said.count == 0 || best.cost > 0)
        return;
    for (uint32_t a = s->states[best.from].arcs; a != AN_NONE && !s->failed; a = s->arcs[a].next) {
        const an_arc *arc = &s->arcs[a];
        const uint32_t known = an__cost_through(s, arc);
        if (arc->said.count == 0 || arc->parts != best.parts || arc->loses > 0 ||
            (known != AN_NO_WAY && known < s->best.cost + AN_SLACK))
            continue;
        int gain = gain_by(decoder, index, arc->said.moves[0]);
        if (gain == INT_MIN || (int)arc->cost - gain >= AN_SLACK)
            continue;
        s->arcs[a].step = AN_STEP_DOUBTED;
        follow_path(decoder, index, a);
    }
}

bool an__find_best_reading(an_line_decoder *decoder, const an_position *start)
{
    an_graph *s = &decoder->graph;
    if (!an__path_search(decoder, start))
        return false;
    s->breadth += AN_BREADTH_LATER;
    for (size_t i = 0; i < decoder->path.count; i++)
        add_unseen(decoder, i);
    return !s->failed && an__path_settle(decoder, start);
}
