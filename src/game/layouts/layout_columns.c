/* Layout columns: a score sheet with number, White and Black in columns, and all else on lines of
 * its own. */
#include "layouts.h"

#include "buffer.h"
#include "heading.h"
#include "movetext.h"
#include "page.h"
#include "scribe.h"
#include "text.h"

/* Begins a row with as many blanks as align its number; a row is never broken. */
static void begin_row(an_scribe *scribe)
{
    const an_judgement *judgement = scribe->judgement;
    const an_written_line *line = &scribe->lines.at[0];
    if (an_scribe_turn(scribe, line) == AN_BLACK && !an_black_needs_number(scribe->last))
        return;
    unsigned widest = an_digits_of(judgement->start.move_number + judgement->played_count / 2);
    unsigned wide = an_digits_of(an_number_of_half(an_scribe_half(scribe, line)));
    an__page_end_line(&scribe->page);
    scribe->page.width = 0;
    an__page_indent(&scribe->page, widest > wide ? widest - wide : 0);
}

static void end_cell(an_scribe *scribe)
{
    an_stops *stops = &scribe->stops;
    if (!an_array_reserve((void **)&stops->at, &stops->capacity, stops->count, sizeof *stops->at)) {
        scribe->failed = true;
        return;
    }
    stops->at[stops->count++] =
        (an_stop){.at = scribe->page.out.size, .column = scribe->page.column};
}

static void begin_aside(an_scribe *scribe)
{
    an__page_end_line(&scribe->page);
    scribe->page.width = scribe->options.width;
}

/* Fills up White's cells to the widest of them, and one blank more. */
static void align(an_stops *stops, an_buffer *out)
{
    an_buffer *aligned = &stops->aligned;
    size_t widest = 0, copied = 0;
    for (size_t i = 0; i < stops->count; i++)
        if (stops->at[i].column > widest)
            widest = stops->at[i].column;
    if (out->failed)
        return;
    an__buffer_clear(aligned);
    for (size_t i = 0; i < stops->count; i++) {
        const an_stop *stop = &stops->at[i];
        an_buffer_add(aligned, out->at + copied, stop->at - copied);
        copied = stop->at;
        for (size_t blank = stop->column; blank <= widest; blank++)
            an_buffer_put_char(aligned, ' ');
    }
    an_buffer_add(aligned, out->at + copied, out->size - copied);
    an_buffer whole = *aligned;
    *aligned = *out;
    *out = whole;
}

void an__layout_columns(an_scribe *scribe)
{
    static const an_arrangement arrangement = {.has_parentheses = true,
                                               .is_aligned = true,
                                               .begin_move = begin_row,
                                               .begin_reply = end_cell,
                                               .begin_aside = begin_aside};
    scribe->stops.count = 0;
    an__scribe_put_heading(scribe, false);
    if (scribe->heading.has_tags)
        an_buffer_put_char(&scribe->page.out, '\n');
    an__scribe_put_movetext(scribe, &arrangement);
    an_buffer_put_char(&scribe->page.out, '\n');
    align(&scribe->stops, &scribe->page.out);
}
