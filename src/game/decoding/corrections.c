/* Corrections: what the best reading makes of the words that it does not take as they are written.
 */
#include "corrections.h"

#include "buffer.h"
#include "describe.h"
#include "missing_move.h"
#include "notation.h"
#include "origins.h"
#include "path.h"
#include "search.h"

enum {
    /* A correction is certain if every other reading costs at least this much more. A line of less
     * than AN_LONG_LINE words bears it out less, and may be in another language. */
    AN_CERTAIN_MARGIN = 30,
    AN_CERTAIN_MARGIN_SHORT = 40,
    AN_LONG_LINE = 20,
    /* Moves of readings that cost less than this much more are suggested beside it. */
    AN_SUGGESTED_MARGIN = 40,
    /* a legal word is doubted if another move costs less than this much more */
    AN_DOUBT_MARGIN = 10,
    /* what two words in each other's place may cost more than a word that is changed */
    AN_SWAP_MARGIN = 30
};

/* ---- what the readings say of a word ---- */

/* Returns true if the move of `arc` takes something, if half-moves are missing before it after what
 * these bring there. */
static bool takes_something(const an_graph *s, const an_arc *arc)
{
    const an_position *position = &s->states[arc->from].position;
    return arc->loses > 0 || an__san_parts_of(position, arc->said.moves[0]).captured != AN_NO_ROLE;
}

/* Returns true if `arc` reads the marks of `best`, up to mark `end`, in another way than `best`
 * does. An arc that merely passes over a part of them does not count. Where a capture is written,
 * and the best reading takes nothing, only those count that take something. */
static bool says_otherwise(const an_graph *s, const an_arc *arc, const an_arc *best, uint32_t end)
{
    if (arc->to == AN_END)
        return false;
    if (best->step == AN_STEP_TAKES_NOTHING)
        return arc->said.count > 0 && takes_something(s, arc);
    if (arc->said.count > 0)
        return best->said.count == 0 || !an_move_equal(arc->said.moves[0], best->said.moves[0]);
    return s->states[arc->from].mark + arc->parts >= end &&
           (best->said.count > 0 || arc->parts != best->parts);
}

static bool any(const an_arc *arc)
{
    (void)arc;
    return true;
}

/* Returns true if an arc reads a word without a slip, or by the habit of its sheet. */
static bool is_without_slip(const an_arc *arc)
{
    return arc->step == AN_STEP_HABIT || arc->step == AN_STEP_AS_WRITTEN;
}

/* Returns the extra cost of the cheapest reading that reads the marks of `best` in another way,
 * without giving up there, of the arcs that `counts` accepts. Signs that stand apart from their
 * move may be read in any way. Arcs that begin before these marks count if they swap words with
 * them. */
static uint16_t margin_of(const an_graph *s, const an_arc *best, bool (*counts)(const an_arc *))
{
    const uint32_t first = s->states[best->from].mark;
    const uint32_t end = first + (uint32_t)an_parts_of_move(s, best, &s->line.marks[first]);
    const bool changes_word = best->cost >= an_cost_of(AN_STEP_CASE);
    uint32_t margin = AN_SLACK;
    for (uint32_t mark = first > AN_SWAP_REACH ? first - AN_SWAP_REACH : 0; mark < end; mark++)
        for (uint32_t i = s->places.at_mark[mark].first; i != AN_NONE; i = s->states[i].sibling)
            for (uint32_t a = s->states[i].arcs; a != AN_NONE; a = s->arcs[a].next) {
                const an_arc *arc = &s->arcs[a];
                uint32_t cost = an__cost_through(s, arc);
                bool is_otherwise = mark < first ? arc->said.count > 1 && mark + arc->parts > first
                                                 : says_otherwise(s, arc, best, end);
                if (cost == AN_NO_WAY || !is_otherwise || !counts(arc))
                    continue;
                const uint32_t more = cost - s->best.cost;
                const uint32_t doubt = arc->said.count > 1 && changes_word ? AN_SWAP_MARGIN : 0;
                if (more < margin + doubt)
                    margin = more > doubt ? more - doubt : 0;
            }
    return (uint16_t)margin;
}

/* Lists the moves that leave `state`, each with the cost of the cheapest reading that plays it.
 * Where a word may stand for any move, moves are listed only if few of them fit. */
static void add_choices(const an_graph *s, an_correction *correction, uint32_t state)
{
    bool is_illegible = correction->step == AN_STEP_ILLEGIBLE;
    an_candidate_moves *candidates = &correction->candidates;
    candidates->list[0] = (an_choice){correction->move, 0};
    candidates->count = 1;
    for (uint32_t a = s->states[state].arcs; a != AN_NONE; a = s->arcs[a].next) {
        const an_arc *arc = &s->arcs[a];
        uint32_t cost = an__cost_through(s, arc);
        bool is_plain = arc->said.count == 1 && arc->loses == 0 && !arc->hand.found &&
                        (is_illegible || arc->step != AN_STEP_ILLEGIBLE) &&
                        (correction->step != AN_STEP_TAKES_NOTHING || takes_something(s, arc));
        if (is_plain && cost != AN_NO_WAY && cost < s->best.cost + AN_SUGGESTED_MARGIN)
            an__add_choice(candidates,
                           (an_choice){arc->said.moves[0], (uint16_t)(cost - s->best.cost)});
    }
    if (is_illegible && candidates->count == AN_SUGGESTIONS_MAX)
        candidates->count = 0;
}

/* ---- corrections ---- */

/* Returns true if the word of `arc` is taken as it is written, but another reading is nearly as
 * likely. */
static bool is_doubted(const an_graph *s, const an_arc *arc)
{
    if (arc->step == AN_STEP_TAKES_NOTHING)
        return margin_of(s, arc, any) < AN_SUGGESTED_MARGIN;
    for (uint32_t a = s->states[arc->from].arcs; a != AN_NONE; a = s->arcs[a].next) {
        const an_arc *other = &s->arcs[a];
        uint32_t cost = an__cost_through(s, other);
        if (other->step == AN_STEP_DOUBTED && cost != AN_NO_WAY &&
            cost < s->best.cost + AN_DOUBT_MARGIN)
            return true;
    }
    return false;
}

static an_remedy remedy_of(const an_graph *graph, const an_arc *arc)
{
    bool may_be_doubted = arc->step == AN_STEP_TAKES_NOTHING ||
                          (arc->step == AN_STEP_AS_WRITTEN && !an_reads_by_habit(&graph->line));
    bool is_said = (may_be_doubted && !is_doubted(graph, arc)) ||
                   arc->step == AN_STEP_CHECK_NOT_GIVEN || arc->loses > 0 || arc->hand.found;
    if (arc->step == AN_STEP_DOUBLED)
        return AN_REMEDY_DOUBLED;
    if (arc->said.count == 0)
        return arc->step == AN_STEP_PASSED && arc->cost > 0 ? AN_REMEDY_EXTRA : AN_REMEDY_NONE;
    return is_said ? AN_REMEDY_NONE : AN_REMEDY_MOVE;
}

/* Lists the moves that fit in a hole. The correction is certain if exactly one move fits and enough
 * half-moves follow. If too many fit, none is named. */
static void fill_hole(const an_line_decoder *decoder, an_correction *correction, size_t index)
{
    enum { ENOUGH_PLIES = 6 };
    bool goes_on = an__find_missing_move(decoder, &correction->candidates, index);
    const an_candidate_moves *candidates = &correction->candidates;
    bool is_sure = candidates->fitting == 1 && candidates->legal_after >= ENOUGH_PLIES &&
                   an_move_equal(candidates->list[0].move, correction->move);
    correction->margin = is_sure ? AN_CERTAIN_MARGIN_SHORT : 0;
    if (candidates->fitting > AN_SUGGESTIONS_MAX && goes_on)
        correction->move = (an_move){.kind = AN_NULL_STEP};
}

/* Lists the moves that the lost half-move may be; of a lost pair, those that its first half-move
 * may be, if the rest of the line can be played with them, and not without. */
static void find_lost(const an_line_decoder *decoder, an_correction *correction, size_t index)
{
    bool goes_on = an__find_missing_move(decoder, &correction->candidates, index);
    const bool is_known = !goes_on && correction->candidates.legal_after > 0;
    if (!is_known && correction->lost.count > 1)
        correction->candidates = (an_candidate_moves){.count = 0};
}

an_correction *an__correct(an_line_decoder *decoder, size_t index, size_t token)
{
    const an_arc *arc = an_path_arc(decoder, index);
    if (!AN_ARRAY_RESERVE(decoder->corrections, decoder->correction_capacity,
                          decoder->correction_count))
        return NULL;
    an_correction *correction = &decoder->corrections[decoder->correction_count++];
    *correction = (an_correction){.token = (uint32_t)token,
                                  .arc = (uint32_t)index,
                                  .remedy = remedy_of(&decoder->graph, arc),
                                  .move = arc->said.moves[0],
                                  .step = arc->step,
                                  .cost = arc->cost,
                                  .lost.count = arc->loses};
    for (size_t i = 0; i < arc->loses; i++)
        correction->lost.list[i] = decoder->path.lost[index * AN_LOST_MAX + i];
    if (arc->loses == 1 || arc->loses == 2)
        find_lost(decoder, correction, index);
    if (arc->step == AN_STEP_HOLE && arc->said.count > 0)
        fill_hole(decoder, correction, index);
    if (arc->step == AN_STEP_HOLE ||
        (correction->remedy != AN_REMEDY_MOVE && correction->remedy != AN_REMEDY_DOUBLED))
        return correction;
    correction->margin = margin_of(&decoder->graph, arc, any);
    if (correction->remedy == AN_REMEDY_DOUBLED)
        return correction;
    correction->is_habit = is_without_slip(arc) &&
                           margin_of(&decoder->graph, arc, is_without_slip) >= AN_CERTAIN_MARGIN;
    add_choices(&decoder->graph, correction, arc->from);
    return correction;
}

bool an__is_correction(const an_graph *graph, const an_arc *arc)
{
    return remedy_of(graph, arc) != AN_REMEDY_NONE || arc->loses > 0;
}

bool an__correct_next(an_line_decoder *decoder, size_t index, size_t word, size_t token)
{
    const an_arc *arc = an_path_arc(decoder, index);
    if (arc->said.count > 1 && 2 * word + 1 == arc->said.count)
        return true; /* it stands between two that are exchanged, in its own place */
    an_correction *correction = an__correct(decoder, index, token);
    if (correction == NULL)
        return false;
    correction->is_further = true;
    if (arc->said.count > 1)
        correction->move = correction->candidates.list[0].move = arc->said.moves[word];
    return true;
}

/* ---- certainty ---- */

/* Returns true if half-moves are missing, or a word is left out, and only the rest of the line
 * shows it. */
static bool loses(const an_correction *correction)
{
    return correction->remedy != AN_REMEDY_MOVE && correction->remedy != AN_REMEDY_DOUBLED;
}

/* Returns true if a correction may be one of a swarm. Habits of the sheet are none, nor are
 * accents, whose words can mean nothing else. Of a slip in several words only the first counts. */
static bool may_swarm(const an_correction *correction)
{
    return !correction->is_habit && !correction->is_further && correction->step != AN_STEP_ACCENT;
}

/* What a written word says, though its move does not bear it out: a bit for each. */
typedef enum an_untruth {
    AN_UNTRUE_CHECK = 1,
    AN_UNTRUE_CAPTURE = 2,
    AN_UNTRUE_ORIGIN = 4 /* no other piece of the kind could go there */
} an_untruth;

/* Returns true if the word names the file or the rank of a piece that alone of its kind goes to the
 * square. Beside a pinned piece that is natural. */
static bool is_origin_idle(const an_san *said, const an_position *position, an_san_parts parts)
{
    an_san short_form = *said;
    unsigned kind;
    short_form.from_file = short_form.from_rank = AN_UNSAID;
    if (parts.role == AN_PAWN || an_has_origin(said) || an_origin_said(said) == 0)
        return false;
    const an_squares origins = an__san_origins(position, &short_form, (an_role)parts.role, &kind);
    return (origins & (origins - 1)) == 0;
}

/* Returns the untruths of the word of arc `index`, as bits, as far as the position is known. */
static unsigned untruths_of(const an_line_decoder *decoder, size_t index)
{
    const an_arc *arc = an_path_arc(decoder, index);
    const an_state *from = &decoder->graph.states[arc->from];
    bool is_known = arc->said.count == 1 && arc->loses == 0 && arc->hand.found == AN_FOUND_NONE &&
                    from->in_hand[0] + from->in_hand[1] == 0;
    const uint32_t at = is_known ? an_path_mark(decoder, index)->words[arc->parts - 1] : AN_NONE;
    if (at == AN_NONE)
        return 0;
    const an_written *written = &decoder->graph.line.words[at].written;
    const an_position after = an_position_play(&from->position, arc->said.moves[0]);
    const an_san_parts parts = an__san_parts_of(&from->position, arc->said.moves[0]);
    unsigned untruths = written->sign != AN_NO_SIGN && !an_checkers(&after) ? AN_UNTRUE_CHECK : 0;
    if (written->is_parsed && (written->san.forms & AN_FORM_CAPTURE_SIGN) &&
        parts.captured == AN_NO_ROLE)
        untruths |= AN_UNTRUE_CAPTURE;
    if (arc->step == AN_STEP_AS_WRITTEN && written->is_parsed &&
        is_origin_idle(&written->san, &from->position, parts))
        untruths |= AN_UNTRUE_ORIGIN;
    return untruths;
}

/* Leaves those of the `count` corrections uncertain behind which, or in which, a word says what is
 * not true in the best reading: it speaks against them. A writer who said such a thing before the
 * first correction has a habit of it, which tells nothing. */
static void hear_witnesses(const an_line_decoder *decoder, an_correction *list, size_t count)
{
    unsigned habits = 0;
    for (size_t i = 0; i < decoder->path.count && count > 0; i++) {
        const unsigned untruths = untruths_of(decoder, i) & ~habits;
        if (i < list[0].arc)
            habits |= untruths;
        for (size_t j = 0; j < count && i >= list[0].arc && untruths != 0; j++)
            list[j].is_certain &= list[j].is_habit || list[j].arc > i;
    }
}

/* Returns the margin from which on a correction of a line is certain. */
static uint32_t margin_needed(const an_line_marks *line)
{
    const bool is_long = line->mark_count > 0 && line->marks[0].words_left >= AN_LONG_LINE;
    return is_long ? AN_CERTAIN_MARGIN : AN_CERTAIN_MARGIN_SHORT;
}

/* Wrong corrections come in swarms: after a half-move that was left out, for example, each word
 * seems to be a slip. So a correction is certain only if few others are near it. */
void an__corrections_certain(an_line_decoder *decoder, size_t first)
{
    const size_t count = decoder->correction_count - first;
    const uint32_t needed = margin_needed(&decoder->graph.line);
    an_correction *list = count > 0 ? &decoder->corrections[first] : NULL;
    enum { NEAR = 10, MOST_NEAR = 2, MOST = 8, NEAR_LOSS = 20 };
    size_t slips = 0;
    for (size_t i = 0; i < count; i++)
        slips += may_swarm(&list[i]);
    for (size_t i = 0; i < count; i++) {
        size_t near = 0;
        bool is_near_loss = false;
        for (size_t j = 0; j < count; j++) {
            uint32_t apart = list[i].token > list[j].token ? list[i].token - list[j].token
                                                           : list[j].token - list[i].token;
            near += j != i && apart <= NEAR && may_swarm(&list[j]);
            is_near_loss |= loses(&list[j]) && apart <= NEAR_LOSS;
        }
        list[i].is_certain = list[i].is_habit ||
                             (!loses(&list[i]) && list[i].margin >= needed && near <= MOST_NEAR &&
                              slips <= MOST && !is_near_loss && list[i].step != AN_STEP_ILLEGIBLE);
        if (i > 0 && list[i].is_further) /* the pair is one finding */
            list[i].is_certain = list[i - 1].is_certain;
    }
    hear_witnesses(decoder, list, count);
}
