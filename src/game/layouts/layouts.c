/* The layouts that consist of movetext and little else. */
#include "layouts.h"

#include "buffer.h"
#include "heading.h"
#include "movetext.h"
#include "scribe.h"

/* Writes the heading, and the empty line that ends it. */
static void put_heading(an_scribe *scribe, bool with_tags)
{
    an__scribe_put_heading(scribe, with_tags);
    if (scribe->heading.has_tags)
        an_buffer_put_char(&scribe->page.out, '\n');
}

static void put_movetext(an_scribe *scribe, const an_arrangement *arrangement)
{
    an__scribe_put_movetext(scribe, arrangement);
    an_buffer_put_char(&scribe->page.out, '\n');
}

void an__layout_pgn(an_scribe *scribe)
{
    static const an_arrangement arrangement = {.always_result = true};
    put_heading(scribe, true);
    put_movetext(scribe, &arrangement);
}

void an__layout_text(an_scribe *scribe)
{
    static const an_arrangement arrangement = {.has_parentheses = true};
    put_heading(scribe, false);
    put_movetext(scribe, &arrangement);
}

void an__layout_lines(an_scribe *scribe)
{
    static const an_arrangement arrangement = {.has_parentheses = true, .rows = AN_ROWS_PAIRS};
    put_heading(scribe, false);
    put_movetext(scribe, &arrangement);
}

/* Layout columns: a score sheet with number, White and Black in columns. */
void an__layout_columns(an_scribe *scribe)
{
    static const an_arrangement arrangement = {.has_parentheses = true, .rows = AN_ROWS_COLUMNS};
    scribe->stops.count = 0;
    put_heading(scribe, false);
    put_movetext(scribe, &arrangement);
    an__rows_align(&scribe->stops, &scribe->page.out);
}

/* Layout oneline always has a result, which separates each game from the next. */
void an__layout_oneline(an_scribe *scribe)
{
    static const an_arrangement arrangement = {.is_one_line = true, .always_result = true};
    an__scribe_put_heading(scribe, false);
    an__scribe_put_movetext(scribe, &arrangement);
}
