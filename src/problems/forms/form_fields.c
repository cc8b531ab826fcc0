/* How the readers of all forms set the fields of a draft. */
#include "form_fields.h"

#include "fold.h"
#include "lines.h"
#include "position.h"
#include "text.h"

bool an__take_line(an_problem_reader *r, an_text *line)
{
    if (r->at >= r->input.size)
        return false;
    an_text rest = an_text_after(r->input, r->at);
    const size_t size = an__line_size(rest);
    *line = an_text_from(rest.at, size);
    r->at += size + an__line_end_size(an_text_after(rest, size));
    return true;
}

void an__fault_at(an_problem_reader *r, an_problem_fault_kind kind, an_text part)
{
    if (r->fault.kind == AN_PROBLEM_SOUND)
        an_problem_refuse(&r->fault, kind, part);
}

/* Returns whether a field is not set yet. If it is, `again` is the text at fault. */
static bool is_free(an_problem_reader *r, an_draft_field field, an_text again)
{
    static const an_problem_fault_kind twice[AN_FIELD_COUNT] = {
        [AN_FIELD_ID] = AN_PROBLEM_OPTION,
        [AN_FIELD_FEN] = AN_PROBLEM_TWO_POSITIONS,
        [AN_FIELD_PIECES] = AN_PROBLEM_TWO_POSITIONS,
        [AN_FIELD_STIPULATION] = AN_PROBLEM_OTHER_STIPULATION,
        [AN_FIELD_VARIANT] = AN_PROBLEM_OTHER_CONDITION,
        [AN_FIELD_INTENDED] = AN_PROBLEM_INTENDED,
        [AN_FIELD_TWINS] = AN_PROBLEM_TWIN,
        [AN_FIELD_PIECE_COUNT] = AN_PROBLEM_PIECE_COUNT,
        [AN_FIELD_KEY] = AN_PROBLEM_OPTION,
    };
    if (r->draft.field[field].at != NULL)
        an__fault_at(r, twice[field], again);
    return r->draft.field[field].at == NULL;
}

void an__set_field(an_problem_reader *r, an_draft_field field, an_text text)
{
    if (is_free(r, field, text))
        r->draft.field[field] = text;
}

void an__set_copy(an_problem_reader *r, an_draft_field field, an_text copy, an_text place)
{
    if (!is_free(r, field, place))
        return;
    r->draft.field[field] = copy;
    r->draft.place[field] = place;
}

/* Returns the solutions that are given so far. Their moves are set now, as the buffer of moves may
 * have moved since. */
static an_given_line *given_lines(const an_problem_reader *r, size_t *count)
{
    an_given_line *lines = (an_given_line *)(void *)r->given.at;
    const an_move *moves = (const an_move *)(const void *)r->moves.at;
    *count = r->given.size / sizeof *lines;
    for (size_t i = 0, at = 0; i < *count; at += lines[i++].count)
        lines[i].moves = lines[i].count > 0 ? moves + at : NULL;
    return lines;
}

void an__begin_given(an_problem_reader *r)
{
    an_given_line line = {NULL, 0};
    an_buffer_add(&r->given, (const char *)&line, sizeof line);
}

void an__give_move(an_problem_reader *r, an_move move)
{
    an_buffer_add(&r->moves, (const char *)&move, sizeof move);
    if (!r->moves.failed && !r->given.failed)
        ((an_given_line *)(void *)(r->given.at + r->given.size))[-1].count++;
}

/* Returns whether the first moves of two lines are equal. */
static bool begin_alike(const an_given_line *a, const an_given_line *b, size_t compared)
{
    size_t same = 0;
    while (same < compared && same < a->count && same < b->count &&
           an_move_equal(a->moves[same], b->moves[same]))
        same++;
    return same == compared || (same == a->count && same == b->count);
}

void an__end_given(an_problem_reader *r, size_t compared)
{
    size_t count;
    const an_given_line *lines = given_lines(r, &count);
    if (r->given.failed || r->moves.failed)
        return;
    const an_given_line *last = &lines[count - 1];
    bool is_known = last->count == 0;
    for (size_t i = 0; i + 1 < count; i++)
        is_known = is_known || begin_alike(&lines[i], last, compared);
    if (!is_known)
        return;
    r->moves.size -= last->count * sizeof(an_move);
    r->given.size -= sizeof *last;
}

bool an__settle_given(an_problem_reader *r)
{
    an_composition *composition = &r->settled.composition;
    composition->author.given = given_lines(r, &composition->author.given_count);
    if (r->given.failed || r->moves.failed)
        return an_problem_refuse(&r->fault, AN_PROBLEM_NO_MEMORY, r->draft.source);
    return true;
}

int an__read_yes(an_text text)
{
    static const struct {
        const char *word;
        int says;
    } words[] = {{"yes", 1}, {"true", 1},  {"1", 1}, {"oui", 1}, {"ja", 1},
                 {"no", 0},  {"false", 0}, {"0", 0}, {"non", 0}, {"nein", 0}};
    text = an_text_trimmed(text);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (an__folded_equal(text, an_text_of(words[i].word)))
            return words[i].says;
    return -1;
}
