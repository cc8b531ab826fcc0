/* The arcs of half-moves that are not written, or written twice. */
#include "losses.h"

#include "bitboard.h"
#include "marks.h"
#include "play.h"
#include "special_moves.h"
#include "text.h"

/* Returns the position where a half-move of side `us` was lost: the `first` one, or else the
 * last. */
static an_position position_of_loss(const an_graph *s, const an_state *state, an_color us,
                                    bool first)
{
    an_position then = s->states[state->lost_from[us][!first]].position;
    then.turn = (uint8_t)us;
    return then;
}

/* Returns the squares on which something else stands now than then. */
static an_squares changed_squares(const an_position *then, const an_position *now)
{
    an_squares changed = then->color[AN_WHITE] ^ now->color[AN_WHITE];
    for (unsigned role = 0; role < AN_ROLE_COUNT; role++)
        changed |= then->role[role] ^ now->role[role];
    return changed;
}

/* Returns true if a move that was legal then may be played now: what stands on its two squares has
 * not `changed`, and is no king. Castling needs a free way, too; that it was out of check then is
 * enough. A capture en passant must be legal. */
static bool may_be_played(const an_position *now, an_squares changed, an_move move)
{
    const an_squares squares = an_bit(move.from) | an_bit(move.to);
    if (move.kind == AN_EN_PASSANT)
        return an_move_is_legal(now, move);
    if (move.kind == AN_CASTLING)
        return (changed & squares) == 0 && (now->castling & an_bit(move.to)) != 0 &&
               an_may_castle(now, move.from, move.to, 0);
    return (changed & squares) == 0 && (now->role[AN_KING] & an_bit(move.to)) == 0;
}

/* Adds `arc` with the move of the word, if the word is legal as it is written after what `arc`
 * plays first. */
static void add_behind(an_graph *s, uint32_t state, an_arc arc)
{
    an_state known = s->states[state];
    an_word_move said;
    an__graph_play(&known, &arc);
    if (an__position_leaves_king_attacked(&known.position) ||
        !an__word_as_written(an_state_word(s, state, 1), &known.position, &said))
        return;
    arc.cost = (uint16_t)(arc.cost + said.cost);
    arc.said.moves[0] = said.move;
    arc.said.count = 1;
    an__graph_add_arc(s, arc);
}

unsigned an__target_of_capture(const an_line_word *word)
{
    bool is_capture = word->is_readable && word->said.kind == AN_SAN_MOVE &&
                      (word->said.forms & AN_FORM_CAPTURE_SIGN);
    return is_capture ? an_square_at(word->said.to_file, word->said.to_rank) : AN_NO_SQUARE;
}

unsigned an__found_cost(an_move move, unsigned target)
{
    bool is_likely = move.kind == AN_CASTLING || move.to == target;
    return an_cost_of(is_likely ? AN_STEP_FOUND_LIKELY : AN_STEP_FOUND);
}

/* Returns the square where the known half of a pair ended that was lost on the way to state `lost`;
 * AN_NO_SQUARE if there is none. */
static unsigned target_of_lost(const an_graph *s, uint32_t lost)
{
    const uint32_t arrival = s->states[lost].arrival;
    bool is_known = arrival != AN_NONE && an_knows_first_lost(&s->arcs[arrival]);
    return is_known ? s->arcs[arrival].hand.first.to : AN_NO_SQUARE;
}

/* Adds, for each move that may be in hand and makes the word legal, the arc that plays both. Such a
 * move was legal where a half-move was lost; its way may be barred now. */
static void find(an_graph *s, uint32_t state, an_found found)
{
    an_move moves[AN_MOVES_MAX];
    an_position position = s->states[state].position;
    if (found == AN_FOUND_OPPONENTS && an_position_in_check(&position))
        return;
    if (found == AN_FOUND_OPPONENTS)
        an__play(&position, (an_move){.kind = AN_NULL_STEP});
    const an_color us = (an_color)position.turn;
    if (s->states[state].in_hand[us] == 0)
        return;
    const an_position first = position_of_loss(s, &s->states[state], us, true);
    const an_squares changed_since_first = changed_squares(&first, &position);
    for (unsigned i = 0; i < 2; i++) {
        const an_position then = position_of_loss(s, &s->states[state], us, i == 0);
        const an_squares changed = changed_squares(&then, &position);
        const unsigned target = target_of_lost(s, s->states[state].lost_from[us][i]);
        size_t count = an_position_moves(&then, moves);
        for (size_t k = 0; k < count; k++) {
            an_arc arc = an_arc_from(state, AN_STEP_FOUND, 1);
            arc.hand.found = (uint8_t)found;
            arc.hand.first = moves[k];
            arc.cost = (uint16_t)an__found_cost(moves[k], target);
            bool is_known = i > 0 && an_move_is_legal(&first, moves[k]) &&
                            may_be_played(&position, changed_since_first, moves[k]);
            if (!is_known && may_be_played(&position, changed, moves[k]))
                add_behind(s, state, arc);
        }
    }
}

/* Adds the arcs that lose a half-move of the side to move and then play the word. Mostly the word
 * is legal whatever was lost. If it is not, as behind a check or where it recaptures, each arc
 * plays a lost move that makes it legal, as if that were in hand. */
static void lose_half(an_graph *s, uint32_t state)
{
    an_move moves[AN_MOVES_MAX];
    const an_position position = s->states[state].position;
    const size_t before = s->arc_count;
    an_arc arc = an_arc_from(state, AN_STEP_LOST_HALF, 1);
    arc.loses = 1;
    if (!an_position_in_check(&position))
        add_behind(s, state, arc);
    if (s->arc_count > before)
        return;
    size_t count = an_position_moves(&position, moves);
    arc.cost = (uint16_t)(arc.cost + an_cost_of_one_in(count));
    arc.hand.found = AN_FOUND_OPPONENTS;
    for (size_t i = 0; i < count; i++) {
        arc.hand.first = moves[i];
        add_behind(s, state, arc);
    }
}

/* Adds the arcs that lose a pair of which one half-move is known, since it makes the word legal:
 * each of the `moves` that ends on `target`, or on any square if that is AN_NO_SQUARE. */
static void lose_pair(an_graph *s, uint32_t state, an_found found, const an_position *position,
                      unsigned target)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(position, moves);
    an_arc arc = an_arc_from(state, AN_STEP_LOST_PAIR, 1);
    arc.loses = 2;
    arc.hand.found = (uint8_t)found;
    arc.cost = (uint16_t)(arc.cost + (target != AN_NO_SQUARE) * an_cost_of(AN_STEP_FOUND));
    for (size_t i = 0; i < count; i++) {
        arc.hand.first = moves[i];
        if (target == AN_NO_SQUARE || moves[i].to == target)
            add_behind(s, state, arc);
    }
}

/* ---- half-moves that were lost further back ---- */

/* Adds `arc`, which loses half-moves before a word that is legal without them if it `is_late`,
 * unless its state has an arc that loses the same. Where they were lost is one choice among
 * `places`. */
static void lose(an_graph *s, an_arc arc, size_t places, bool is_late)
{
    arc.is_late = is_late;
    arc.loses = arc.step == AN_STEP_LOST_PAIR ? 2 : 1;
    arc.cost = (uint16_t)(arc.cost + an_cost_of_one_in(places));
    for (uint32_t a = s->states[arc.from].arcs; a != AN_NONE; a = s->arcs[a].next) {
        const an_arc *known = &s->arcs[a];
        if (known->step == arc.step && known->is_late == is_late &&
            known->hand.found == arc.hand.found &&
            an_move_equal(known->hand.first, arc.hand.first) &&
            an_move_equal(known->hand.answer, arc.hand.answer))
            return;
    }
    add_behind(s, arc.from, arc);
}

/* Returns true if the words from that of state `from` to that of `state` are legal when the side to
 * move passes first. */
static bool are_legal_behind_pass(const an_graph *s, uint32_t from, uint32_t state)
{
    an_position position = s->states[from].position;
    an_word_move said;
    an__play(&position, (an_move){.kind = AN_NULL_STEP});
    for (uint32_t mark = s->states[from].mark; mark <= s->states[state].mark;
         mark = s->line.marks[mark].next_word) {
        const an_line_word *word = an_word_at(&s->line, mark, 1);
        if (word == NULL || !an__word_as_written(word, &position, &said))
            return false;
        an__play(&position, said.move);
    }
    return true;
}

/* Adds the arcs that lose a half-move before a word which stands further back than that of `state`,
 * and is legal for either side. */
static void lose_half_before(an_graph *s, uint32_t state)
{
    enum { LOOK_BACK = 8 };
    uint32_t at = state;
    for (size_t words = 1; words <= LOOK_BACK && s->states[at].arrival != AN_NONE;) {
        at = s->arcs[s->states[at].arrival].from;
        if (an_state_word(s, at, 1) == NULL)
            continue;
        words++;
        if (!an_position_in_check(&s->states[at].position) && are_legal_behind_pass(s, at, state))
            lose(s, an_arc_from(at, AN_STEP_LOST_HALF, 1), words, true);
    }
}

/* Returns true if the word of `state` is legal once `first` of White and `answer` are played, of
 * which one may be AN_NULL_STEP. */
static bool is_legal_behind(const an_graph *s, uint32_t state, an_move first, an_move answer)
{
    const an_move pass = {.kind = AN_NULL_STEP};
    an_position position = s->states[state].position;
    const bool is_blacks = position.turn == AN_BLACK;
    an_word_move said;
    if (is_blacks)
        an__play(&position, pass);
    an__play(&position, first);
    an__play(&position, answer);
    if (is_blacks)
        an__play(&position, pass);
    return !an__position_leaves_king_attacked(&position) &&
           an__word_as_written(an_state_word(s, state, 1), &position, &said);
}

/* Returns true if a pair that was lost in `then` explains the word of `state`: a move of the side
 * to move, which was legal then and no longer in `later`, makes it legal. */
static bool explains(const an_graph *s, uint32_t state, const an_position *then,
                     const an_position *later)
{
    const an_move pass = {.kind = AN_NULL_STEP};
    an_move moves[AN_MOVES_MAX], still[AN_MOVES_MAX];
    const an_position *now = &s->states[state].position;
    const an_squares changed = changed_squares(then, now);
    const size_t count = an_position_moves(then, moves);
    const size_t still_count = an_position_moves(later, still);
    for (size_t i = 0; i < count; i++) {
        if (!may_be_played(now, changed, moves[i]) ||
            an_is_listed_move(moves[i], still, still_count))
            continue;
        bool is_whites = then->turn == AN_WHITE;
        if (is_legal_behind(s, state, is_whites ? moves[i] : pass, is_whites ? pass : moves[i]))
            return true;
    }
    return false;
}

/* Adds the arcs that lose an exchange before the word of state `at`, a move of White, if the
 * exchange makes the word of `state` legal: White captures, or moves to the square on which that
 * word captures, and Black takes back. Where it was lost is one choice among `places`. */
static void lose_exchange(an_graph *s, uint32_t at, uint32_t state, size_t places)
{
    an_move firsts[AN_MOVES_MAX], answers[AN_MOVES_MAX];
    const an_position then = s->states[at].position, *now = &s->states[state].position;
    const an_squares changed = changed_squares(&then, now);
    const unsigned target = an__target_of_capture(an_state_word(s, state, 1));
    const size_t count = an_position_moves(&then, firsts);
    for (size_t i = 0; i < count; i++) {
        const an_move first = firsts[i];
        bool is_capture = (then.color[AN_BLACK] & an_bit(first.to)) != 0;
        if ((!is_capture && first.to != target) || !may_be_played(now, changed, first))
            continue;
        const an_position behind = an_position_play(&then, first);
        const size_t answer_count = an_position_moves(&behind, answers);
        for (size_t k = 0; k < answer_count; k++) {
            if (answers[k].to != first.to || (changed & an_bit(answers[k].from)) != 0 ||
                !is_legal_behind(s, state, first, answers[k]))
                continue;
            an_arc arc = an_arc_from(at, AN_STEP_LOST_PAIR, 1);
            arc.hand.found = AN_FOUND_PAIR;
            arc.hand.first = first;
            arc.hand.answer = answers[k];
            arc.cost = (uint16_t)(arc.cost + an_cost_of(AN_STEP_FOUND));
            lose(s, arc, places, at != state);
        }
    }
}

/* Adds the arcs that lose a pair before a word which stands further back than that of `state`, and
 * is legal without the pair: for example "Bf4 dxc4", of which the first is found when the bishop
 * moves from f4, and which cannot have been played behind "e3". */
static void lose_pair_before(an_graph *s, uint32_t state)
{
    enum { LOOK_BACK = 20 };
    const an_color us = (an_color)s->states[state].position.turn;
    an_position later = s->states[state].position;
    uint32_t at = state;
    for (size_t rows = 0; rows < LOOK_BACK && s->states[at].arrival != AN_NONE;) {
        at = s->arcs[s->states[at].arrival].from;
        an_position then = s->states[at].position;
        if (then.turn != AN_WHITE || an_state_word(s, at, 1) == NULL)
            continue;
        rows++;
        lose_exchange(s, at, state, rows);
        if (an_position_in_check(&then))
            continue;
        then.turn = (uint8_t)us;
        if (explains(s, state, &then, &later))
            lose(s, an_arc_from(at, AN_STEP_LOST_PAIR, 1), rows, true);
        later = then;
    }
}

/* A word that says a capture may take the piece that the lost half-move of the opponent brought
 * there. */
void an__expand_by_pairs(an_graph *s, uint32_t state)
{
    an_position position = s->states[state].position;
    const unsigned target = an__target_of_capture(an_state_word(s, state, 1));
    if (position.turn == AN_WHITE)
        lose_exchange(s, state, state, 1);
    lose_pair_before(s, state);
    lose_pair(s, state, AN_FOUND_OWN, &position, AN_NO_SQUARE);
    if (target == AN_NO_SQUARE || an_position_in_check(&position))
        return;
    an__play(&position, (an_move){.kind = AN_NULL_STEP});
    lose_pair(s, state, AN_FOUND_OPPONENTS, &position, target);
}

/* Returns true if the words at two marks consist of the same characters. */
static bool is_same_word(const an_line_marks *line, uint32_t a, uint32_t b)
{
    return an_text_equal(an_word_at(line, a, 1)->written.word,
                         an_word_at(line, b, 1)->written.word);
}

size_t an__doubled_sizes(const an_line_marks *line, uint32_t mark, size_t sizes[2])
{
    const uint32_t second = line->marks[mark].next_word, last = line->marks[mark].last_word;
    const uint32_t last_but_one = last == AN_NONE ? AN_NONE : line->marks[last].last_word;
    size_t count = 0;
    if (last != AN_NONE && is_same_word(line, mark, last))
        sizes[count++] = 1;
    if (last_but_one != AN_NONE && second < line->mark_count && second - mark < UINT8_MAX &&
        is_same_word(line, mark, last_but_one) && is_same_word(line, second, last))
        sizes[count++] = second - mark + 1;
    return count;
}

/* Adds the arcs that pass over a word or a pair of words which repeats what stands right before. */
static void expand_doubled(an_graph *s, uint32_t state)
{
    size_t sizes[2], count = an__doubled_sizes(&s->line, s->states[state].mark, sizes);
    for (size_t i = 0; i < count; i++)
        an__graph_add_arc(s, an_arc_from(state, AN_STEP_DOUBLED, sizes[i]));
}

/* ---- words in another order ---- */

/* The orders in which words may be meant that are written one after the other. */
static const struct {
    an_step step;
    bool is_of_white; /* the first word must be a move of White */
    uint8_t order[AN_SWAPPED_MAX];
} swaps[] = {
    {AN_STEP_SWAPPED, false, {1, 0}},
    {AN_STEP_SIDE_SWAPPED, false, {2, 1, 0}},
    {AN_STEP_PAIRS_SWAPPED, true, {2, 3, 0, 1}},
};

/* Returns true if a number of White's stands between the word of `state` and the one at mark `last`
 * that is not the number due there. */
static bool has_other_number(const an_graph *s, uint32_t state, uint32_t last)
{
    const an_state *from = &s->states[state];
    int32_t due = (int32_t)an_plies_before(&from->position) + from->shift;
    bool has = false;
    for (uint32_t i = from->mark; i < last && !has && !from->is_free; i++) {
        const an_mark *mark = &s->line.marks[i];
        has = mark->is_number && mark->is_of_either && (int32_t)mark->ply != due;
        due += an_is_word(mark);
    }
    return has;
}

/* Finds the marks of the next `count` words from that of `state` on. Returns false if there are
 * fewer within reach. */
static bool find_next_words(const an_graph *s, uint32_t state, size_t count, uint32_t *marks)
{
    marks[0] = s->states[state].mark;
    for (size_t i = 1; i < count; i++) {
        marks[i] = s->line.marks[marks[i - 1]].next_word;
        if (marks[i] >= s->line.mark_count || marks[i] - marks[0] >= AN_SWAP_REACH)
            return false;
    }
    return true;
}

unsigned an__swap_cost(const an_graph *s, uint32_t state)
{
    uint32_t arc = s->states[state].arrival;
    while (arc != AN_NONE && s->arcs[arc].is_number)
        arc = s->states[s->arcs[arc].from].arrival;
    const bool goes_on = arc != AN_NONE && s->arcs[arc].step == AN_STEP_SWAPPED;
    return an_cost_of(goes_on ? AN_STEP_SWAPPED_AGAIN : AN_STEP_SWAPPED);
}

/* Adds the arcs that read the next words in another order. `is_legal` says whether the first of
 * them is legal as it stands. */
static void add_swapped(an_graph *s, uint32_t state, bool is_legal)
{
    uint32_t marks[AN_SWAPPED_MAX];
    for (size_t i = 0; i < sizeof swaps / sizeof *swaps; i++) {
        an_arc arc = an_arc_from(state, swaps[i].step, 1);
        const size_t count = an_words_swapped(swaps[i].step);
        an_position position = s->states[state].position;
        if (!find_next_words(s, state, count, marks) ||
            (swaps[i].is_of_white && position.turn != AN_WHITE))
            continue;
        if (swaps[i].step == AN_STEP_SWAPPED)
            arc.cost = (uint16_t)an__swap_cost(s, state);
        arc.cost = (uint16_t)(arc.cost + is_legal * an_cost_of(AN_STEP_DOUBTED));
        if (has_other_number(s, state, marks[count - 1]))
            arc.cost = (uint16_t)(arc.cost + an_cost_of(AN_STEP_NUMBER_WRONG));
        arc.parts = (uint8_t)(marks[count - 1] - marks[0] + 1);
        size_t said = 0;
        for (; said < count; said++) {
            const an_position before = position;
            const an_line_word *word = an_word_at(&s->line, marks[swaps[i].order[said]], 1);
            an_word_move move;
            if (!an__word_as_written(word, &before, &move))
                break;
            arc.said.moves[said] = move.move;
            an__play(&position, move.move);
            arc.cost = (uint16_t)(arc.cost + move.cost +
                                  an__word_unmarked(word, &s->line.habits, &before, &position));
        }
        arc.said.count = (uint8_t)count;
        if (said == count)
            an__graph_add_arc(s, arc);
    }
}

/* ---- the whole ---- */

void an__expand_by_losses(an_graph *s, uint32_t state)
{
    find(s, state, AN_FOUND_OWN);
    find(s, state, AN_FOUND_OPPONENTS);
    lose_half(s, state);
    lose_half_before(s, state);
    expand_doubled(s, state);
    add_swapped(s, state, false);
}

void an__expand_by_swap(an_graph *s, uint32_t state)
{
    add_swapped(s, state, true);
}
