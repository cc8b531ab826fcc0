/* Beginning and aligning the rows of a score sheet. */
#include "rows.h"

#include <string.h>

#include "page.h"
#include "scribe.h"
#include "text.h"

an_rows an__rows_here(const an_scribe *scribe)
{
    return an_scribe_in_main_line(scribe) ? scribe->arrangement->rows : AN_ROWS_NONE;
}

unsigned an__rows_digits(const an_scribe *scribe)
{
    const an_judgement *judgement = scribe->judgement;
    return an_digits_of(judgement->board.start.move_number + judgement->main.played_count / 2);
}

/* In columns, blanks before the number align it, and the row is never broken. */
void an__rows_begin_move(an_scribe *scribe)
{
    const an_rows rows = an__rows_here(scribe);
    const an_written_line *line = an_scribe_current(scribe);
    bool is_due = an_scribe_turn(scribe, line) == AN_WHITE ||
                  (rows == AN_ROWS_COLUMNS && an_black_needs_number(scribe->lines.last));
    if (rows == AN_ROWS_NONE || !is_due)
        return;
    an__page_end_line(&scribe->page);
    if (rows == AN_ROWS_PAIRS)
        return;
    unsigned widest = an__rows_digits(scribe);
    unsigned wide = an_digits_of(an_number_of_half(an_scribe_half(scribe, line)));
    scribe->page.width = 0;
    an__page_indent(&scribe->page, widest > wide ? widest - wide : 0);
}

void an__rows_begin_reply(an_scribe *scribe)
{
    const an_page *page = &scribe->page;
    if (an__rows_here(scribe) == AN_ROWS_COLUMNS &&
        !an_stops_add(&scribe->stops, page->out.size, page->column))
        scribe->failed = true;
}

void an__rows_begin_aside(an_scribe *scribe)
{
    if (an__rows_here(scribe) != AN_ROWS_COLUMNS)
        return;
    an__page_end_line(&scribe->page);
    scribe->page.width = scribe->options.width;
}

/* Moves each row to its place, beginning with the last cell. */
void an__rows_align(an_stops *stops, an_buffer *out)
{
    size_t widest = 0, blanks = 0, end = out->size;
    for (size_t i = 0; i < stops->count; i++)
        widest = stops->at[i].column > widest ? stops->at[i].column : widest;
    for (size_t i = 0; i < stops->count; i++)
        blanks += widest + 1 - stops->at[i].column;
    if (!an_buffer_reserve(out, blanks) || out->failed)
        return;
    out->size += blanks;
    out->at[out->size] = '\0';
    for (size_t i = stops->count; i-- > 0; end = stops->at[i].at) {
        const an_stop *stop = &stops->at[i];
        size_t fill = widest + 1 - stop->column;
        memmove(out->at + stop->at + blanks, out->at + stop->at, end - stop->at);
        memset(out->at + stop->at + blanks - fill, ' ', fill);
        blanks -= fill;
    }
}
