/* Lines and columns of a stream, counted as far as they are asked for. */
#include "locator.h"

#include <string.h>

#include "compiler.h"
#include "text.h"
#include "utf8.h"

void locator_open(cli_locator *locator, const char *file)
{
    *locator = (cli_locator){.file = file, .now = {.line = 1, .column = 1}};
}

void locator_take(cli_locator *locator, const an_batch *batch)
{
    locator->batch = batch;
    locator->now.at = locator->now.line_at = 0;
    locator->first = locator->earlier = locator->now;
    locator->game = 0;
}

/* Passes a character beyond ASCII: one column, but none for a byte order mark at the beginning
 * of the file. */
static void pass_character(cli_locator *locator)
{
    an_text rest = an_text_after(locator->batch->bytes, locator->now.at);
    bool is_mark =
        locator->batch->offset + locator->now.at == 0 && an_text_starts(rest, AN_UTF8_MARK);
    size_t size;
    locator->now.offset += encoding_original_size(locator->encoding, rest, &size);
    locator->now.column += !is_mark;
    locator->now.at += size;
    if (is_mark)
        locator->now.line_at = locator->now.at;
}

/* So many bytes are looked at together where a line is long. */
enum { AMID_LINE = 64 };

/* Returns whether the next AMID_LINE bytes are ASCII without line ends and control characters. */
static bool are_amid_line(const char *bytes)
{
    return an_utf8_is_ascii_from(an_text_from(bytes, AMID_LINE), ' ');
}

static void walk_amid_line(cli_locator *locator, size_t to)
{
    const char *bytes = locator->batch->bytes.at;
    size_t from = locator->now.at;
    while (to - locator->now.at >= AMID_LINE && are_amid_line(bytes + locator->now.at))
        locator->now.at += AMID_LINE;
    locator->now.column += locator->now.at - from;
    locator->now.offset += (locator->now.at - from) * encoding_unit(locator->encoding);
}

/* Walks to an offset, character by character. LF, CR and CRLF each end a line. */
static void walk(cli_locator *locator, size_t to)
{
    const an_text bytes = locator->batch->bytes;
    size_t unit = encoding_unit(locator->encoding);
    walk_amid_line(locator, to);
    while (locator->now.at < to) {
        char c = bytes.at[locator->now.at];
        if ((unsigned char)c >= 0x80) {
            pass_character(locator);
            continue;
        }
        locator->now.at++;
        locator->now.offset += unit;
        bool is_whole = locator->now.at == bytes.size || bytes.at[locator->now.at] != '\n';
        if (c == '\n' || (c == '\r' && is_whole)) {
            locator->now.line++;
            locator->now.column = 1;
            locator->now.line_at = locator->now.at;
            walk_amid_line(locator, to);
        } else if (c != '\r') {
            locator->now.column++;
        }
    }
}

/* LF ends a line, and so does CR unless LF follows. */
static bool ends_line(char c, char next)
{
    return c == '\n' || (c == '\r' && next != '\n');
}

/* So few bytes that the count of line ends fits into one byte; the compiler then takes many
 * bytes at once. */
enum { STRETCH = 224 };

static inline size_t count_newlines(const char *bytes, size_t size)
{
    unsigned char count = 0;
    for (size_t i = 0; i < size; i++)
        count = (unsigned char)(count - (bytes[i] == '\n' ? 0xff : 0));
    return count;
}

/* Returns how many lines end in some bytes, one more of which can be read. */
static inline size_t count_line_ends(const char *bytes, size_t size)
{
    unsigned char count = 0;
    for (size_t i = 0; i < size; i++) {
        unsigned char lf = bytes[i] == '\n', cr = bytes[i] == '\r', no_lf = bytes[i + 1] != '\n';
        count = (unsigned char)(count + (lf | (cr & no_lf)));
    }
    return count;
}

/* Returns how many lines end in some bytes, one more of which can be read. */
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

/* Goes on to the beginning of the line that holds an offset. Only for files that are not
 * decoded, where characters have the size that they have in the file. The last byte of the batch
 * is not asked whether it ends a line: the byte behind it is not there. */
static void pass_lines(cli_locator *locator, size_t to)
{
    const an_text bytes = locator->batch->bytes;
    size_t from = locator->now.at, last = to < bytes.size || to == 0 ? to : to - 1;
    while (last > from + AMID_LINE && are_amid_line(bytes.at + last - AMID_LINE))
        last -= AMID_LINE;
    while (last > from && !ends_line(bytes.at[last - 1], bytes.at[last]))
        last--;
    if (last <= from)
        return;
    locator->now.line += an_machine_is_wide() ? count_lines_by_machine(bytes.at + from, last - from)
                                              : count_lines(bytes.at + from, last - from);
    locator->now.offset += last - from;
    locator->now.column = 1;
    locator->now.at = locator->now.line_at = last;
}

static void walk_to(cli_locator *locator, size_t at)
{
    if (at < locator->now.at)
        locator->now = at < locator->earlier.at ? locator->first : locator->earlier;
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
    /* games come in order; places within one game may be asked for in any order, again and again */
    if (game != locator->game)
        locator->earlier = locator->now;
    locator->game = game;
    walk_to(locator, at);
    /* a line that began before this batch has only blanks there */
    size_t indent = locator->now.line_at == 0 ? locator->batch->indent : 0;
    an_text rest = an_text_from(bytes.at + locator->now.line_at - indent,
                                bytes.size - locator->now.line_at + indent);
    size_t end = at - locator->now.line_at + indent, line_at = end;
    /* enough of the line for any excerpt, and no more: lines may be very long */
    size_t limit = end + size + 1024;
    while (end < rest.size && end < limit && rest.at[end] != '\n' && rest.at[end] != '\r')
        end++;
    an_place place = {.file = locator->file,
                      .game = game,
                      .line = locator->now.line,
                      .column = locator->now.column,
                      .offset = locator->now.offset,
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
