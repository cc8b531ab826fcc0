/* Inputs by name, and lines and columns by offset. */
#include "stream.h"

#include <string.h>

#include "text.h"

void locator_open(cli_locator *locator, const char *file)
{
    *locator =
        (cli_locator){.file = file, .line = 1, .column = 1, .first_line = 1, .first_column = 1};
}

void locator_take(cli_locator *locator, const an_batch *batch)
{
    locator->batch = batch;
    locator->at = locator->line_at = 0;
    locator->first_line = locator->line;
    locator->first_column = locator->column;
}

/* Whole lines that LF ends, up to one that holds a CR somewhere else than before it. */
static void walk_lines(cli_locator *locator, size_t to)
{
    const char *bytes = locator->batch->bytes.at, *newline;
    while ((newline = memchr(bytes + locator->at, '\n', to - locator->at)) != NULL) {
        size_t size = (size_t)(newline - bytes) - locator->at;
        size -= size > 0 && newline[-1] == '\r';
        if (memchr(bytes + locator->at, '\r', size) != NULL)
            return;
        locator->line++;
        locator->column = 1;
        locator->at = locator->line_at = (size_t)(newline - bytes) + 1;
    }
}

/* LF, CR and CRLF each end a line; a code point is a column, a byte order mark none. */
static void walk(cli_locator *locator, size_t to)
{
    const char *bytes = locator->batch->bytes.at;
    walk_lines(locator, to);
    while (locator->at < to) {
        unsigned char c = (unsigned char)bytes[locator->at];
        bool is_first = locator->batch->offset + locator->at < 3;
        if (c == '\n' || (c == '\r' && !(locator->at + 1 < locator->batch->bytes.size &&
                                         bytes[locator->at + 1] == '\n'))) {
            locator->line++;
            locator->column = 1;
            locator->line_at = locator->at + 1;
        } else if ((c & 0xc0) != 0x80 && c != '\r' && !(is_first && c == 0xef)) {
            locator->column++;
        }
        locator->at++;
    }
}

static void walk_to(cli_locator *locator, size_t at)
{
    if (at < locator->at) {
        locator->at = locator->line_at = 0;
        locator->line = locator->first_line;
        locator->column = locator->first_column;
    }
    walk(locator, at);
}

void locator_finish(cli_locator *locator)
{
    walk_to(locator, locator->batch->bytes.size);
}

an_place locator_place(cli_locator *locator, size_t at, size_t size, uint64_t game)
{
    const an_text bytes = locator->batch->bytes;
    walk_to(locator, at);
    an_text rest = an_text_after(bytes, locator->line_at);
    size_t end = at - locator->line_at;
    /* enough of the line for any frame, and no more: lines may be very long */
    size_t limit = end + size + 1024;
    while (end < rest.size && end < limit && rest.at[end] != '\n' && rest.at[end] != '\r')
        end++;
    an_place place = {.file = locator->file,
                      .game = game,
                      .line = locator->line,
                      .column = locator->column,
                      .offset = locator->batch->offset + at,
                      .source = an_text_from(rest.at, end),
                      .source_at = at - locator->line_at};
    place.end_column = place.column;
    for (size_t i = 0; i < size; i++)
        place.end_column += ((unsigned char)bytes.at[at + i] & 0xc0) != 0x80;
    return place;
}
