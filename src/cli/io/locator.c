/* Inputs by name, and lines and columns by offset. */
#include "locator.h"

#include <string.h>

#include "compiler.h"
#include "text.h"
#include "utf8.h"

void locator_open(cli_locator *locator, const char *file)
{
    *locator = (cli_locator){.file = file, .line = 1, .column = 1};
}

static locator_state state_of(const cli_locator *locator)
{
    return (locator_state){locator->at, locator->line_at, locator->line, locator->column,
                           locator->offset};
}

static void return_to(cli_locator *locator, const locator_state *stand)
{
    locator->at = stand->at;
    locator->line_at = stand->line_at;
    locator->line = stand->line;
    locator->column = stand->column;
    locator->offset = stand->offset;
}

void locator_take(cli_locator *locator, const an_batch *batch)
{
    locator->batch = batch;
    locator->at = locator->line_at = 0;
    locator->first = locator->earlier = state_of(locator);
    locator->game = 0;
}

/* A character beyond ASCII: a column, but for a byte order mark at the beginning of the file. */
static void pass_character(cli_locator *locator)
{
    an_text rest = an_text_after(locator->batch->bytes, locator->at);
    bool is_mark = locator->batch->offset + locator->at == 0 && an_text_starts(rest, AN_UTF8_MARK);
    size_t size;
    locator->offset += encoding_original_size(locator->encoding, rest, &size);
    locator->column += !is_mark;
    locator->at += size;
    if (is_mark)
        locator->line_at = locator->at;
}

/* So many bytes are looked at together on a line that is long. */
enum { AMID_LINE = 64 };

static bool are_amid_line(const char *bytes)
{
    return an_utf8_is_ascii_from(an_text_from(bytes, AMID_LINE), ' ');
}

static void walk_amid_line(cli_locator *locator, size_t to)
{
    const char *bytes = locator->batch->bytes.at;
    size_t from = locator->at;
    while (to - locator->at >= AMID_LINE && are_amid_line(bytes + locator->at))
        locator->at += AMID_LINE;
    locator->column += locator->at - from;
    locator->offset += (locator->at - from) * encoding_unit(locator->encoding);
}

/* LF, CR and CRLF each end a line. */
static void walk(cli_locator *locator, size_t to)
{
    const an_text bytes = locator->batch->bytes;
    size_t unit = encoding_unit(locator->encoding);
    walk_amid_line(locator, to);
    while (locator->at < to) {
        char c = bytes.at[locator->at];
        if ((unsigned char)c >= 0x80) {
            pass_character(locator);
            continue;
        }
        locator->at++;
        locator->offset += unit;
        bool is_whole = locator->at == bytes.size || bytes.at[locator->at] != '\n';
        if (c == '\n' || (c == '\r' && is_whole)) {
            locator->line++;
            locator->column = 1;
            locator->line_at = locator->at;
            walk_amid_line(locator, to);
        } else if (c != '\r') {
            locator->column++;
        }
    }
}

/* LF, and CR but before LF. */
static bool ends_line(char c, char next)
{
    return c == '\n' || (c == '\r' && next != '\n');
}

/* So few bytes that one counts those that end lines; the compiler takes many at once. */
enum { STRETCH = 224 };

static inline size_t count_newlines(const char *bytes, size_t size)
{
    unsigned char count = 0;
    for (size_t i = 0; i < size; i++)
        count = (unsigned char)(count - (bytes[i] == '\n' ? 0xff : 0));
    return count;
}

/* One byte more can be read. */
static inline size_t count_line_ends(const char *bytes, size_t size)
{
    unsigned char count = 0;
    for (size_t i = 0; i < size; i++) {
        unsigned char lf = bytes[i] == '\n', cr = bytes[i] == '\r', no_lf = bytes[i + 1] != '\n';
        count = (unsigned char)(count + (lf | (cr & no_lf)));
    }
    return count;
}

/* How many lines end in some bytes, of which one more can be read. */
static AN_INLINED size_t count_lines(const char *bytes, size_t size)
{
    size_t count = 0, at = 0;
    bool has_cr = memchr(bytes, '\r', size) != NULL;
    for (; !has_cr && size - at >= STRETCH; at += STRETCH)
        count += count_newlines(bytes + at, STRETCH);
    for (; size - at >= STRETCH; at += STRETCH)
        count += count_line_ends(bytes + at, STRETCH);
    return count + count_line_ends(bytes + at, size - at);
}

AN_WIDE_BY_MACHINE static size_t count_lines_by_machine(const char *bytes, size_t size)
{
    return count_lines(bytes, size);
}

/* Goes on to the beginning of the line of a place, where characters have the size that they have in
 * the file. Whether the batch's last byte ends a line is not asked. */
static void pass_lines(cli_locator *locator, size_t to)
{
    const an_text bytes = locator->batch->bytes;
    size_t from = locator->at, last = to < bytes.size || to == 0 ? to : to - 1;
    while (last > from + AMID_LINE && are_amid_line(bytes.at + last - AMID_LINE))
        last -= AMID_LINE;
    while (last > from && !ends_line(bytes.at[last - 1], bytes.at[last]))
        last--;
    if (last <= from)
        return;
    locator->line += an_machine_is_wide() ? count_lines_by_machine(bytes.at + from, last - from)
                                          : count_lines(bytes.at + from, last - from);
    locator->offset += last - from;
    locator->column = 1;
    locator->at = locator->line_at = last;
}

static void walk_to(cli_locator *locator, size_t at)
{
    if (at < locator->at)
        return_to(locator, at < locator->earlier.at ? &locator->first : &locator->earlier);
    if (!encoding_is_decoded(locator->encoding))
        pass_lines(locator, at);
    walk(locator, at);
}

void locator_finish(cli_locator *locator)
{
    walk_to(locator, locator->batch->bytes.size);
}

an_place locator_place(cli_locator *locator, size_t at, size_t size, uint64_t game)
{
    const an_text bytes = locator->batch->bytes;
    /* games come in order, but within one there may be a way back, and that again and again */
    if (game != locator->game)
        locator->earlier = state_of(locator);
    locator->game = game;
    walk_to(locator, at);
    /* a line that begins before the batch does so with blanks */
    size_t indent = locator->line_at == 0 ? locator->batch->indent : 0;
    an_text rest =
        an_text_from(bytes.at + locator->line_at - indent, bytes.size - locator->line_at + indent);
    size_t end = at - locator->line_at + indent, line_at = end;
    /* enough of the line for any frame, and no more: lines may be very long */
    size_t limit = end + size + 1024;
    while (end < rest.size && end < limit && rest.at[end] != '\n' && rest.at[end] != '\r')
        end++;
    an_place place = {.file = locator->file,
                      .game = game,
                      .line = locator->line,
                      .column = locator->column,
                      .offset = locator->offset,
                      .source = an_text_from(rest.at, end),
                      .source_at = line_at};
    place.end_column = place.column;
    an_text marked = an_text_from(bytes.at + at, size);
    for (size_t bytes_of_one; marked.size > 0; marked = an_text_after(marked, bytes_of_one)) {
        an_utf8_decode(marked, &bytes_of_one);
        place.end_column++;
    }
    return place;
}
