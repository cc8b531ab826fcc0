/* Expands states of the graph: finds the steps that a reading may take from a position over the
 * next mark. */
#include "expand.h"

#include "describe.h"
#include "losses.h"
#include "marks.h"

static const an_mark *mark_of(const an_graph *s, uint32_t state)
{
    return &s->line.marks[s->states[state].mark];
}

/* ---- numbers ---- */

static an_arc number_arc(uint32_t state, an_step step)
{
    an_arc arc = an_arc_from(state, step, 1);
    arc.is_number = true;
    return arc;
}

/* "3. 4. d3": returns true if the number before `mark` has no moves, so that exactly one pair is
 * missing between the two numbers. */
static bool follows_empty_number(const an_graph *s, const an_mark *mark)
{
    const an_mark *before = mark;
    do {
        if (before == s->line.marks)
            return false;
        before--;
    } while (before->words[0] == AN_NONE && !before->is_number && !before->is_hole);
    return before->is_number && before->is_of_either && mark->ply == before->ply + 2;
}

enum { PAIR = 2 };

/* Returns the arc that explains a number by `missing` half-moves that were left out before it. A
 * pair costs what a half-move costs, as it is a line of the sheet. */
static an_arc lost_arc(uint32_t state, int32_t missing)
{
    an_arc arc = number_arc(state, AN_STEP_LOST_NUMBERED);
    const uint32_t lines = ((uint32_t)missing + 1) / PAIR;
    arc.loses = (uint8_t)missing;
    arc.cost = (uint16_t)(arc.cost + an_cost_of(AN_STEP_LOST_LINE) * (lines - 1));
    return arc;
}

/* Adds the arcs that lose `missing` half-moves of which the first is one of few, and play that one
 * as if it were in hand: an answer to a check, or else a capture, castling, or a move to the square
 * on which the next word captures. A capture may be shown by a word far behind, when the piece that
 * it takes, or the one that takes, has long gone elsewhere in the position without it. */
static void lose_known(an_graph *s, uint32_t state, int32_t missing)
{
    an_move moves[AN_MOVES_MAX];
    const an_position position = s->states[state].position;
    const bool is_check = an_position_in_check(&position);
    const uint32_t next = mark_of(s, state)->next_word;
    const an_line_word *word = next < s->line.mark_count ? an_word_at(&s->line, next, 1) : NULL;
    const unsigned target = word == NULL ? AN_NO_SQUARE : an__target_of_capture(word);
    const size_t count = an_position_moves(&position, moves);
    for (size_t i = 0; i < count; i++) {
        an_arc arc = lost_arc(state, missing);
        arc.cost = (uint16_t)(arc.cost + !is_check * an__found_cost(moves[i], AN_NO_SQUARE));
        arc.hand.found = missing % 2 == 1 ? AN_FOUND_OPPONENTS : AN_FOUND_OWN;
        arc.hand.first = moves[i];
        if (is_check || moves[i].kind == AN_CASTLING || moves[i].to == target ||
            an__san_parts_of(&position, moves[i]).captured != AN_NO_ROLE)
            an__graph_add_arc(s, arc);
    }
}

/* Adds the arcs that explain a number by `missing` half-moves that were left out before it. */
static void lose_before_number(an_graph *s, uint32_t state, int32_t missing)
{
    enum { MOST = 4 };
    if (missing <= 0 || missing > MOST)
        return;
    const bool is_check = an_position_in_check(&s->states[state].position);
    if (missing <= PAIR || is_check)
        lose_known(s, state, missing);
    if (is_check)
        return;
    an_arc arc = lost_arc(state, missing);
    if (missing == PAIR && mark_of(s, state)->words_left > 0 &&
        follows_empty_number(s, mark_of(s, state)))
        arc.cost = (uint16_t)an_cost_of(AN_STEP_LOST_EMPTY);
    an__graph_add_arc(s, arc);
}

static void expand_number(an_graph *s, uint32_t state)
{
    const an_state *from = &s->states[state];
    const an_mark *mark = mark_of(s, state);
    an_arc arc = number_arc(state, AN_STEP_AS_WRITTEN);
    int32_t pushes = (int32_t)mark->ply - (int32_t)an_plies_before(&from->position) - from->shift;
    if (from->is_free && pushes > INT8_MIN && pushes < INT8_MAX) {
        arc.pushes = (int8_t)pushes;
        pushes = 0;
    }
    if (pushes == 0 || (pushes == -1 && mark->is_of_either)) {
        an__graph_add_arc(s, arc);
        return;
    }
    if (pushes == 1 && mark->is_hole)
        an__graph_await(s, from->cost + an_cost_of(AN_STEP_HOLE), AN_EVENT_HOLE, state);
    lose_before_number(s, state, pushes);
    an__graph_add_arc(s, number_arc(state, AN_STEP_NUMBER_WRONG));
    if (pushes <= INT8_MIN || pushes >= INT8_MAX)
        return;
    arc = number_arc(state, AN_STEP_NUMBERS_MOVE);
    arc.pushes = (int8_t)pushes;
    an__graph_add_arc(s, arc);
}

/* ---- words ---- */

/* Adds the arc on which the word of `parts` marks is the move `said`. */
static void add_word(an_graph *s, uint32_t state, size_t parts, an_word_move said)
{
    bool is_torn = an_state_word(s, state, parts)->is_torn;
    const an_step torn = an_tears_words(&s->line) ? AN_STEP_HABIT : AN_STEP_TORN;
    if (is_torn && said.step == AN_STEP_AS_WRITTEN)
        said.step = (uint8_t)torn;
    an_arc arc = an_arc_from(state, (an_step)said.step, parts);
    arc.cost = (uint16_t)(said.cost + is_torn * an_cost_of(torn));
    arc.said.moves[0] = said.move;
    arc.said.count = 1;
    an__graph_add_arc(s, arc);
}

static void give_up(an_graph *s, uint32_t state)
{
    uint32_t cost = an_cost_of(AN_STEP_GIVE_UP) +
                    an_cost_of(AN_STEP_GIVE_UP_WORD) * mark_of(s, state)->words_left;
    if (cost >= AN_COSTS)
        return;
    an_arc arc = an_arc_from(state, AN_STEP_GIVE_UP, 0);
    arc.to = AN_END;
    arc.cost = (uint16_t)cost;
    an__graph_add_arc(s, arc);
}

/* Adds the arcs that read the word by the habit of the sheet. Returns true if there are any. */
static bool expand_by_habit(an_graph *s, uint32_t state, size_t parts)
{
    an_word_move said[AN_HABIT_READINGS];
    size_t count =
        an__word_by_habit(an_state_word(s, state, parts), &s->states[state].position, said);
    for (size_t i = 0; i < count; i++)
        add_word(s, state, parts, said[i]);
    return count > 0;
}

/* Adds the arcs of words that are legal moves as they are written. */
static void expand_as_written(an_graph *s, uint32_t state)
{
    const uint32_t cost = s->states[state].cost;
    bool is_legal = false, has_word = false, has_gap = false;
    an_word_move said;
    for (size_t parts = 1; parts <= AN_PARTS_MAX; parts++) {
        const an_line_word *word = an_state_word(s, state, parts);
        has_word |= word != NULL;
        has_gap |= word != NULL && word->written.has_gap;
        if (word != NULL && expand_by_habit(s, state, parts))
            is_legal |= parts == 1;
        if (word == NULL || !an__word_as_written(word, &s->states[state].position, &said))
            continue;
        is_legal |= parts == 1 && said.step == AN_STEP_AS_WRITTEN;
        if (an_ignores_case(&s->line))
            an__doubt_file(&said, &word->said);
        add_word(s, state, parts, said);
    }
    if (!has_word)
        return;
    /* no slip of the word costs less than this one */
    an_step cheapest = has_gap ? AN_STEP_HOLE : is_legal ? AN_STEP_CASE : AN_STEP_ORIGIN;
    an__graph_await(s, cost + an_cost_of(cheapest), AN_EVENT_SLIPS, state);
    if (is_legal) {
        const unsigned swapped = an__swap_cost(s, state) + an_cost_of(AN_STEP_DOUBTED);
        an__graph_await(s, cost + swapped, AN_EVENT_SWAPPED, state);
        return;
    }
    if (an_state_word(s, state, 1) != NULL) {
        an__graph_await(s, cost + an_cost_of(AN_STEP_FOUND), AN_EVENT_LOSSES, state);
        an__graph_await(s, cost + an_cost_of(AN_STEP_LOST_PAIR), AN_EVENT_PAIRS, state);
        an__graph_await(s, cost + an_cost_of(AN_STEP_ILLEGIBLE), AN_EVENT_ANYTHING, state);
    }
    give_up(s, state);
}

/* Returns the cost of a slip in a word that only a rule forbids, which would cost `cost` elsewhere.
 * It never falls below that of the cheapest slip, which expand_as_written awaits. */
static uint16_t cost_if_forbidden(unsigned cost)
{
    const unsigned least = an_cost_of(AN_STEP_ORIGIN), less = an_cost_of(AN_STEP_FORBIDDEN);
    return (uint16_t)(cost < least + less ? least : cost - less);
}

static void expand_by_slips(an_graph *s, uint32_t state)
{
    an_word_move moves[AN_MOVES_MAX], said;
    for (size_t parts = 1; parts <= AN_PARTS_MAX; parts++) {
        const an_position *position = &s->states[state].position;
        const an_line_word *word = an_state_word(s, state, parts);
        if (word == NULL)
            continue;
        bool is_legal = an__word_as_written(word, position, &said);
        bool is_forbidden = !is_legal && an__word_is_forbidden(word, position);
        size_t count = an__word_slips(word, position, &s->line.habits, moves);
        for (size_t i = 0; i < count; i++) {
            moves[i].cost = (uint16_t)(moves[i].cost + is_legal * an_cost_of(AN_STEP_DOUBTED));
            if (is_forbidden)
                moves[i].cost = cost_if_forbidden(moves[i].cost);
            if (!is_legal || !an_move_equal(moves[i].move, said.move))
                add_word(s, state, parts, moves[i]);
        }
    }
}

static void expand_by_anything(an_graph *s, uint32_t state)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(&s->states[state].position, moves);
    uint32_t cost = an_cost_of(AN_STEP_ILLEGIBLE) + an_cost_of_one_in(count);
    for (size_t i = 0; i < count; i++)
        add_word(s, state, 1, (an_word_move){moves[i], (uint16_t)cost, AN_STEP_ILLEGIBLE});
}

/* Adds the arcs on which a mark stands for any move: a sign, or the dots of a number, as in "3. ...
 * Cf6" where White's move is due. */
static void expand_hole(an_graph *s, uint32_t state)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(&s->states[state].position, moves);
    an_arc arc = an_arc_from(state, AN_STEP_HOLE, 1);
    arc.is_number = mark_of(s, state)->is_number;
    arc.said.count = 1;
    for (size_t i = 0; i < count; i++) {
        arc.said.moves[0] = moves[i];
        an__graph_add_arc(s, arc);
    }
}

/* ---- the whole ---- */

void an__expand(an_graph *s, uint32_t state)
{
    if (s->states[state].mark == s->line.mark_count) {
        an_arc arc = an_arc_from(state, AN_STEP_AS_WRITTEN, 0);
        arc.to = AN_END;
        an__graph_add_arc(s, arc);
        return;
    }
    const an_mark *mark = mark_of(s, state);
    if (mark->is_number)
        expand_number(s, state);
    else if (mark->is_hole)
        an__graph_await(s, s->states[state].cost + an_cost_of(AN_STEP_HOLE), AN_EVENT_HOLE, state);
    expand_as_written(s, state);
    mark = mark_of(s, state);
    if (mark->pass_cost >= AN_TOO_FAR)
        return;
    an_arc arc = an_arc_from(state, AN_STEP_PASSED, 1);
    arc.cost = mark->pass_cost;
    an__graph_add_arc(s, arc);
}

void an__expand_later(an_graph *s, uint32_t state, an_event_kind kind)
{
    static void (*const expand_by[AN_EVENT_KINDS])(an_graph * s, uint32_t state) = {
        [AN_EVENT_SLIPS] = expand_by_slips,       [AN_EVENT_LOSSES] = an__expand_by_losses,
        [AN_EVENT_SWAPPED] = an__expand_by_swap,  [AN_EVENT_PAIRS] = an__expand_by_pairs,
        [AN_EVENT_ANYTHING] = expand_by_anything, [AN_EVENT_HOLE] = expand_hole};
    expand_by[kind](s, state);
}
