/* Lists the emissions of a sheet: what it may say about the next half-move, and what else may stand
 * there. */
#include "emissions.h"

#include "losses.h"
#include "marks.h"
#include "placing.h"

an_cursor an__cursor_from(const an_line_marks *sheet, an_cursor cursor, size_t mark)
{
    while (mark < sheet->mark_count && sheet->marks[mark].words[0] == AN_NONE &&
           !sheet->marks[mark].is_number && !sheet->marks[mark].is_hole)
        mark++;
    cursor.mark = (uint32_t)mark;
    return cursor;
}

/* A sheet, and the place where it is read. */
typedef struct reading {
    an_emissions *out;
    const an_line_marks *sheet;
    const an_cursor *at;
    const an_position *position;
    const an_mark *mark;
} reading;

/* Adds an emission of `parts` marks, after which the sheet goes on. Returns it. */
static an_emission *add(const reading *r, an_step step, size_t parts)
{
    an_emission *added = &r->out->list[r->out->count++];
    *added = (an_emission){.is_any = true,
                           .is_read = parts > 0,
                           .step = (uint8_t)step,
                           .parts = (uint8_t)parts,
                           .cost = (uint16_t)an_cost_of(step),
                           .next = *r->at};
    if (parts > 0) {
        added->next = an__cursor_from(r->sheet, *r->at, r->at->mark + parts);
        added->next.has_lost = false;
    }
    return added;
}

/* Returns by how much the number at the cursor is above the one that is due. */
static int32_t ahead(const reading *r)
{
    return (int32_t)r->mark->ply - (int32_t)an_plies_before(r->position) - r->at->shift;
}

/* ---- the next half-move ---- */

/* Adds the emission that the half-move is not written; before a number, only if that is too
 * high. */
static void emit_nothing(const reading *r)
{
    bool is_told = r->mark->is_number && !r->at->is_free && ahead(r) > 0;
    if (r->mark->is_number && !is_told)
        return;
    an_step step = r->at->has_lost ? AN_STEP_LOST_MORE
                   : is_told       ? AN_STEP_LOST_NUMBERED
                                   : AN_STEP_LOST_HALF;
    an_emission *said = add(r, step, 0);
    said->next.has_lost = true;
    said->next.is_free = !is_told;
}

static void emit_word_move(const reading *r, size_t parts, an_word_move said)
{
    bool is_torn = an_word_at(r->sheet, r->at->mark, parts)->is_torn;
    an_emission *added = add(r, (an_step)said.step, parts);
    added->is_any = false;
    added->move = said.move;
    added->cost = (uint16_t)(said.cost + is_torn * an_cost_of(AN_STEP_TORN));
}

/* Adds the moves that a word means as it is written, and with a slip. */
static void emit_word(const reading *r, size_t parts)
{
    an_word_move moves[AN_MOVES_MAX], said;
    const an_line_word *word = an_word_at(r->sheet, r->at->mark, parts);
    bool is_legal = an__word_as_written(word, r->position, &said);
    if (is_legal) {
        if (an_ignores_case(r->sheet))
            an__doubt_file(&said, &word->said);
        emit_word_move(r, parts, said);
    }
    size_t count = an__word_by_habit(word, r->position, moves);
    for (size_t i = 0; i < count; i++)
        emit_word_move(r, parts, moves[i]);
    count = an__word_slips(word, r->position, &r->sheet->habits, moves);
    for (size_t i = 0; i < count; i++) {
        if (is_legal && an_move_equal(moves[i].move, said.move))
            continue;
        moves[i].cost = (uint16_t)(moves[i].cost + is_legal * an_cost_of(AN_STEP_DOUBTED_OF_TWO));
        emit_word_move(r, parts, moves[i]);
    }
}

/* Adds the illegal move that a word names without doubt, as the sheet marks it as played. */
static void emit_played(const reading *r)
{
    an_move move;
    const an_line_word *word = an_word_at(r->sheet, r->at->mark, 1);
    an_code code = an_san_resolve(&move, r->position, &word->said, NULL);
    if (code == AN_OK || an__san_place(&move, r->position, &word->said, code) != AN_PLACED)
        return;
    an_emission *added = add(r, AN_STEP_AS_WRITTEN, 1);
    added->is_any = false;
    added->move = move;
}

/* Adds the second of two words that were written in the reverse order, if it is a legal move. */
static void emit_swapped(const reading *r)
{
    const size_t second = r->mark->next_word;
    an_word_move said;
    if (second >= r->sheet->mark_count || second - r->at->mark >= UINT8_MAX ||
        !an__word_as_written(an_word_at(r->sheet, second, 1), r->position, &said))
        return;
    an_emission *added = add(r, AN_STEP_SWAPPED, 0);
    added->is_any = false;
    added->move = said.move;
    added->next.is_swapped = true;
}

/* Adds the first of two swapped words, after the second was read. */
static void emit_rest_of_swapped(const reading *r)
{
    an_word_move said;
    if (!an__word_as_written(an_word_at(r->sheet, r->at->mark, 1), r->position, &said))
        return;
    an_emission *added = add(r, AN_STEP_SWAPPED, r->mark->next_word - r->at->mark + 1);
    added->is_any = false;
    added->move = said.move;
    added->cost = 0;
    added->next.is_swapped = false;
}

void an__emissions_of_move(an_emissions *out, const an_line_marks *sheet, const an_cursor *at,
                           const an_position *position)
{
    out->count = 0;
    const bool is_at_end = an_cursor_is_at_end(sheet, at);
    reading r = {out, sheet, at, position, is_at_end ? NULL : &sheet->marks[at->mark]};
    if (is_at_end) {
        an_emission *said = add(&r, AN_STEP_STOPPED, 0);
        said->cost = at->has_stopped ? 0 : said->cost;
        said->next.has_stopped = true;
        return;
    }
    if (at->is_swapped) {
        emit_rest_of_swapped(&r);
        return;
    }
    emit_nothing(&r);
    if (r.mark->is_hole && (!r.mark->is_number || ahead(&r) == 1))
        add(&r, AN_STEP_HOLE, 1);
    for (size_t parts = 1; parts <= AN_PARTS_MAX; parts++)
        if (an_word_at(r.sheet, at->mark, parts) != NULL)
            emit_word(&r, parts);
    if (r.mark->is_marked && an_word_at(r.sheet, at->mark, 1)->is_readable)
        emit_played(&r);
    if (r.mark->is_number || an_word_at(r.sheet, at->mark, 1) == NULL)
        return;
    add(&r, AN_STEP_ILLEGIBLE, 1);
    emit_swapped(&r);
}

/* ---- what is no half-move ---- */

static void pass_number(const reading *r)
{
    int32_t push = ahead(r);
    bool is_due = push == 0 || (push == -1 && r->mark->is_of_either);
    an_emission *said =
        add(r, is_due || r->at->is_free ? AN_STEP_AS_WRITTEN : AN_STEP_NUMBER_WRONG, 1);
    said->next.has_lost = r->at->has_lost;
    said->next.is_free = false;
    if (r->at->is_free)
        said->next.shift += push;
    if (is_due || r->at->is_free)
        return;
    said = add(r, AN_STEP_NUMBERS_MOVE, 1);
    said->next.shift += push;
}

/* Adds the passing of a word, or a pair of words, that repeats what stands right before it. */
static void pass_doubled(const reading *r)
{
    size_t sizes[2], count = an__doubled_sizes(r->sheet, (uint32_t)r->at->mark, sizes);
    for (size_t i = 0; i < count; i++)
        add(r, AN_STEP_DOUBLED, sizes[i])->next.is_free = true;
}

void an__emissions_beside_move(an_emissions *out, const an_line_marks *sheet, const an_cursor *at,
                               const an_position *position)
{
    out->count = 0;
    if (an_cursor_is_at_end(sheet, at) || at->is_swapped)
        return;
    reading r = {out, sheet, at, position, &sheet->marks[at->mark]};
    if (r.mark->is_number) {
        pass_number(&r);
        return;
    }
    if (r.mark->words[0] == AN_NONE) {
        an_emission *said = add(&r, AN_STEP_PASSED, 1);
        said->cost = r.mark->pass_cost;
        said->next.has_lost = at->has_lost;
        return;
    }
    add(&r, AN_STEP_EXTRA, 1)->next.is_free = true;
    pass_doubled(&r);
}
