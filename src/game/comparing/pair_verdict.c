/* The verdict: what the best reading of two sheets says about each half-move, and how certain that
 * is. */
#include "pair_verdict.h"

#include <stdlib.h>

#include "buffer.h"
#include "text.h"

void an__verdict_free(an_verdict *verdict)
{
    free(verdict->path.arcs);
    free(verdict->margins);
    free(verdict->plies);
    free(verdict->surplus);
}

/* ---- the path ---- */

static bool has_ended(const an_pair *pair, const an_pair_state *state)
{
    return an_cursor_is_at_end(&pair->sheets[AN_WHITE], &state->at[AN_WHITE]) ||
           an_cursor_is_at_end(&pair->sheets[AN_BLACK], &state->at[AN_BLACK]);
}

static bool trace_back(an_pair_path *path, const an_pair *pair)
{
    size_t count = 0;
    for (uint32_t s = pair->last; pair->graph.states[s].arrival != AN_NONE;
         s = pair->graph.arcs[pair->graph.states[s].arrival].from)
        count++;
    if (!AN_ARRAY_RESERVE_ALL(path->arcs, path->capacity, count))
        return false;
    path->count = count;
    path->cost = path->joint_cost = 0;
    for (uint32_t s = pair->last; pair->graph.states[s].arrival != AN_NONE;
         s = pair->graph.arcs[pair->graph.states[s].arrival].from) {
        const uint32_t index = pair->graph.states[s].arrival;
        const an_pair_arc *arc = &pair->graph.arcs[index];
        path->arcs[--count] = index;
        path->cost += arc->cost;
        path->joint_cost += has_ended(pair, &pair->graph.states[arc->from]) ? 0 : arc->cost;
    }
    return true;
}

/* ---- margins ---- */

/* Updates the cost of the cheapest reading without half-move `ply`. */
static void note_other(an_verdict *v, size_t ply, uint32_t cost)
{
    uint32_t more = cost > v->path.cost ? cost - v->path.cost : 0;
    v->margins[ply].more = more < v->margins[ply].more ? more : v->margins[ply].more;
}

/* Updates the margins of the half-moves behind the end of each shorter reading. */
static void note_ends(an_verdict *v, const an_pair *pair)
{
    const an_pair_row *end = &pair->graph.rows[pair->graph.row_count - 1];
    for (uint32_t i = end->first; i < end->end; i++)
        for (size_t ply = pair->graph.states[i].ply; ply < v->ply_count; ply++)
            note_other(v, ply, pair->graph.states[i].cost);
}

/* Finds for each half-move how much more the cheapest reading without it costs. Returns false when
 * memory runs out. */
static bool find_margins(an_verdict *v, const an_pair *pair)
{
    v->ply_count = pair->graph.states[pair->last].ply;
    if (!AN_ARRAY_RESERVE_ALL(v->margins, v->margin_capacity, v->ply_count))
        return false;
    for (size_t i = 0; i < v->path.count; i++) {
        const an_pair_arc *arc = &pair->graph.arcs[v->path.arcs[i]];
        if (arc->is_move)
            v->margins[pair->graph.states[arc->from].ply] = (an_margin){arc->move, AN_SLACK};
    }
    for (size_t a = 0; a < pair->graph.arc_count; a++) {
        const an_pair_arc *arc = &pair->graph.arcs[a];
        uint32_t ply = pair->graph.states[arc->from].ply;
        uint32_t cost = an__pair_cost_through(pair, arc);
        if (arc->is_move && cost != AN_NO_WAY && ply < v->ply_count &&
            !an_move_equal(arc->move, v->margins[ply].move))
            note_other(v, ply, cost);
    }
    note_ends(v, pair);
    return true;
}

/* ---- what a sheet says ---- */

/* What each step says about the way in which a sheet is read. Steps that are not listed are slips:
 * another move is written, or none. */
static const struct {
    bool is_known;
    an_said_kind kind;
} kinds[AN_STEP_COUNT] = {
    [AN_STEP_AS_WRITTEN] = {true, AN_SAID_MOVE},
    [AN_STEP_CHECK_NOT_GIVEN] = {true, AN_SAID_MOVE},
    [AN_STEP_TAKES_NOTHING] = {true, AN_SAID_MOVE},
    [AN_STEP_HABIT] = {true, AN_SAID_MOVE},
    [AN_STEP_HOLE] = {true, AN_SAID_HOLE},
    [AN_STEP_LOST_HALF] = {true, AN_SAID_NOTHING},
    [AN_STEP_LOST_MORE] = {true, AN_SAID_NOTHING},
    [AN_STEP_LOST_NUMBERED] = {true, AN_SAID_NOTHING},
    [AN_STEP_SWAPPED] = {true, AN_SAID_SWAPPED},
    [AN_STEP_STOPPED] = {true, AN_SAID_STOPPED},
};

/* Returns the text of `parts` marks of a sheet, from `mark` on. */
static an_text text_of(const an_pair *pair, an_color sheet, size_t mark, size_t parts)
{
    if (parts == 0)
        return an_text_from(NULL, 0);
    const an_mark *first = &pair->sheets[sheet].marks[mark], *last = first + parts - 1;
    size_t size = last->token.offset + last->token.size - first->token.offset;
    return an_text_from(pair->copies[sheet]->game.bytes.at + first->token.offset, size);
}

/* Returns why a word cannot be played; if it is a legal move, AN_OK, and sets *move. */
static an_code refusal_of(const an_pair *pair, an_color sheet, const an_line_word *word,
                          const an_position *position, an_move *move)
{
    an_san san;
    if (word->is_readable)
        return an_san_resolve(move, position, &word->said, NULL);
    an_code code = an_san_parse(&san, word->written.word, &pair->habits[sheet].notation);
    return code == AN_OK ? AN_UNREADABLE_TOKEN : code;
}

/* Returns in which way a word does not say the move that was played. */
static an_said said_amiss(const an_pair *pair, an_color sheet, const an_pair_state *from,
                          size_t parts)
{
    const an_line_marks *marks = &pair->sheets[sheet];
    const size_t mark = from->at[sheet].mark;
    const an_line_word *word = &marks->words[marks->marks[mark].words[parts - 1]];
    an_said said = {.kind = AN_SAID_REFUSED, .text = text_of(pair, sheet, mark, parts)};
    said.why = refusal_of(pair, sheet, word, &from->position, &said.move);
    if (said.why == AN_OK)
        said.kind = AN_SAID_OTHER;
    return said;
}

static an_said said_by(const an_pair *pair, an_color sheet, const an_pair_arc *arc)
{
    const an_pair_state *from = &pair->graph.states[arc->from];
    const unsigned step = arc->step[sheet];
    size_t mark = from->at[sheet].mark, parts = arc->parts[sheet];
    if (!kinds[step].is_known)
        return said_amiss(pair, sheet, from, parts);
    if (step == AN_STEP_SWAPPED) { /* the second of the two words is read first */
        mark = parts == 0 ? pair->sheets[sheet].marks[mark].next_word : mark;
        parts = 1;
    }
    return (an_said){.kind = kinds[step].kind, .text = text_of(pair, sheet, mark, parts)};
}

/* ---- how sure that is ---- */

/* Returns how certain a half-move is. If neither sheet says the move, it is a guess, however
 * unlikely other moves are. */
static an_evidence evidence_of(const an_compared_ply *ply, uint32_t margin)
{
    enum { CERTAIN_MARGIN = 40 };
    size_t saying = 0, swapped = 0, stopped = 0;
    for (an_color sheet = AN_WHITE; sheet <= AN_BLACK; sheet++) {
        saying += ply->said[sheet].kind == AN_SAID_MOVE;
        swapped += ply->said[sheet].kind == AN_SAID_SWAPPED;
        stopped += ply->said[sheet].kind == AN_SAID_STOPPED;
    }
    if (saying == AN_SHEETS)
        return AN_EVIDENCE_BOTH;
    if (margin < CERTAIN_MARGIN || saying + swapped == 0)
        return AN_EVIDENCE_OPEN;
    return stopped > 0 ? AN_EVIDENCE_ALONE : AN_EVIDENCE_SETTLED;
}

/* A move that a half-move may be, and the cost of the cheapest reading with it. */
typedef struct choice {
    an_move move;
    uint32_t cost;
} choice;

/* Inserts `added` by its cost, or lowers the cost of its move in `list`. In a full list the dearest
 * one gives way. Returns the new count. */
static size_t add_choice(choice *list, size_t count, choice added)
{
    size_t place = 0;
    while (place < count && !an_move_equal(list[place].move, added.move))
        place++;
    if (place == count && count < AN_SUGGESTIONS_MAX)
        list[count++].cost = UINT32_MAX;
    place -= place == AN_SUGGESTIONS_MAX; /* only the last one can give way */
    if (list[place].cost <= added.cost)
        return count;
    for (; place > 0 && list[place - 1].cost > added.cost; place--)
        list[place] = list[place - 1];
    list[place] = added;
    return count;
}

/* Lists the moves that a half-move may be in the position of the best reading, the move of that
 * reading first. */
static void list_choices(const an_verdict *v, const an_pair *pair, const an_pair_arc *own,
                         an_compared_ply *out)
{
    const an_pair_state *from = &pair->graph.states[own->from];
    choice list[AN_SUGGESTIONS_MAX] = {{own->move, 0}};
    size_t count = 1;
    for (size_t a = 0; a < pair->graph.arc_count; a++) {
        const an_pair_arc *arc = &pair->graph.arcs[a];
        uint32_t cost = an__pair_cost_through(pair, arc);
        const an_pair_state *other = &pair->graph.states[arc->from];
        if (arc->is_move && cost != AN_NO_WAY && cost <= v->path.cost + AN_SLACK &&
            other->ply == from->ply && other->position.key == from->position.key)
            count = add_choice(list, count, (choice){arc->move, cost + 1});
    }
    out->choice_count = (uint8_t)count;
    for (size_t i = 0; i < count; i++)
        out->choices[i] = list[i].move;
}

/* ---- the whole ---- */

/* Adds to the surplus what an arc passes over in a sheet, if it is a word that says something.
 * Returns false when memory runs out. */
static bool add_surplus(an_verdict *v, const an_pair *pair, const an_pair_arc *arc, an_color sheet)
{
    const an_pair_state *from = &pair->graph.states[arc->from];
    const bool is_doubled = arc->step[sheet] == AN_STEP_DOUBLED;
    if (arc->step[sheet] != AN_STEP_EXTRA && !is_doubled)
        return true;
    if (!AN_ARRAY_RESERVE(v->surplus, v->surplus_capacity, v->surplus_count))
        return false;
    v->surplus[v->surplus_count++] =
        (an_surplus){.ply = from->ply,
                     .sheet = sheet,
                     .text = text_of(pair, sheet, from->at[sheet].mark, arc->parts[sheet]),
                     .is_doubled = is_doubled};
    return true;
}

/* Returns true if a surplus word of this half-move has been found in the sheet. */
static bool has_surplus(const an_verdict *v, an_color sheet, size_t ply)
{
    for (size_t i = v->surplus_count; i > 0 && v->surplus[i - 1].ply == ply; i--)
        if (v->surplus[i - 1].sheet == sheet)
            return true;
    return false;
}

/* Returns true if the arc at `index` of the path passes over the last word of a sheet, and over no
 * other one before it. The word then stands for the next half-move, as the other sheet has it. */
static bool passes_last_word(const an_verdict *v, const an_pair *pair, size_t index, an_color sheet)
{
    const an_pair_arc *arc = &pair->graph.arcs[v->path.arcs[index]];
    if (arc->step[sheet] != AN_STEP_EXTRA ||
        has_surplus(v, sheet, pair->graph.states[arc->from].ply))
        return false;
    while (!arc->is_move && ++index < v->path.count) {
        arc = &pair->graph.arcs[v->path.arcs[index]];
        if (!arc->is_move && arc->step[sheet] == AN_STEP_EXTRA)
            return false;
    }
    return arc->is_move && arc->step[sheet] == AN_STEP_STOPPED;
}

/* Tells what the sheets say of a half-move. `last_words` holds, by sheet, a last word that stands
 * for it (passes_last_word), if there is one, and is cleared. */
static void tell_ply(an_verdict *v, const an_pair *pair, const an_pair_arc *arc,
                     an_said last_words[AN_SHEETS])
{
    const size_t index = pair->graph.states[arc->from].ply;
    an_compared_ply *ply = &v->plies[index];
    *ply = (an_compared_ply){.move = arc->move};
    for (an_color sheet = AN_WHITE; sheet <= AN_BLACK; sheet++) {
        ply->said[sheet] = said_by(pair, sheet, arc);
        if (ply->said[sheet].kind == AN_SAID_STOPPED && last_words[sheet].text.size > 0)
            ply->said[sheet] = last_words[sheet];
        last_words[sheet] = (an_said){0};
    }
    ply->evidence = evidence_of(ply, v->margins[index].more);
    if (ply->evidence == AN_EVIDENCE_OPEN)
        list_choices(v, pair, arc, ply);
}

bool an__verdict_find(an_verdict *v, const an_pair *pair)
{
    if (!trace_back(&v->path, pair) || !find_margins(v, pair) ||
        !AN_ARRAY_RESERVE_ALL(v->plies, v->ply_capacity, v->ply_count))
        return false;
    an_said last_words[AN_SHEETS] = {{0}, {0}};
    v->surplus_count = 0;
    for (size_t i = 0; i < v->path.count; i++) {
        const an_pair_arc *arc = &pair->graph.arcs[v->path.arcs[i]];
        if (arc->is_move)
            tell_ply(v, pair, arc, last_words);
        for (an_color sheet = AN_WHITE; sheet <= AN_BLACK && !arc->is_move; sheet++)
            if (passes_last_word(v, pair, i, sheet))
                last_words[sheet] =
                    said_amiss(pair, sheet, &pair->graph.states[arc->from], arc->parts[sheet]);
            else if (!add_surplus(v, pair, arc, sheet))
                return false;
    }
    return true;
}
