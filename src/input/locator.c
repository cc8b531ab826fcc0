/* Lines and columns of a stream, counted as far as they are asked for. */
#include "algnot/input.h"

#include <string.h>

#include "compiler.h"
#include "encoding.h"
#include "text.h"
#include "utf8.h"

an_locator an_locator_of(const char *file)
{
    return (an_locator){.file = file, .own.end = {.line = 1, .column = 1}};
}

/* Passes a character beyond ASCII: one column, but none for a byte order mark at the beginning
 * of the file. */
static void pass_character(an_locator *locator)
{
    an_text rest = an_text_after(locator->own.bytes, locator->own.now.at);
    bool is_mark = locator->own.now.offset == 0 && an_text_starts(rest, AN_UTF8_MARK);
    size_t size;
    locator->own.now.offset += an__encoding_original_size(locator->encoding, rest, &size);
    locator->own.now.column += !is_mark;
    locator->own.now.at += size;
    if (is_mark)
        locator->own.now.line_at = locator->own.now.at;
}

/* Walks to an offset, character by character. LF, CR and CRLF each end a line. */
static void walk(an_locator *locator, size_t to)
{
    const an_text bytes = locator->own.bytes;
    size_t unit = an_encoding_unit(locator->encoding);
    while (locator->own.now.at < to) {
        char c = bytes.at[locator->own.now.at];
        if ((unsigned char)c >= 0x80) {
            pass_character(locator);
            continue;
        }
        locator->own.now.at++;
        locator->own.now.offset += unit;
        bool is_whole = locator->own.now.at == bytes.size || bytes.at[locator->own.now.at] != '\n';
        if (c == '\n' || (c == '\r' && is_whole)) {
            locator->own.now.line++;
            locator->own.now.column = 1;
            locator->own.now.line_at = locator->own.now.at;
        } else if (c != '\r') {
            locator->own.now.column++;
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
static void pass_lines(an_locator *locator, size_t to)
{
    const an_text bytes = locator->own.bytes;
    size_t from = locator->own.now.at, last = to < bytes.size || to == 0 ? to : to - 1;
    while (last > from && !ends_line(bytes.at[last - 1], bytes.at[last]))
        last--;
    if (last <= from)
        return;
    locator->own.now.line += an_machine_is_wide()
                                 ? count_lines_by_machine(bytes.at + from, last - from)
                                 : count_lines(bytes.at + from, last - from);
    locator->own.now.offset += last - from;
    locator->own.now.column = 1;
    locator->own.now.at = locator->own.now.line_at = last;
}

static void walk_to(an_locator *locator, size_t at)
{
    if (at < locator->own.now.at)
        locator->own.now = at < locator->own.earlier.at ? locator->own.first : locator->own.earlier;
    if (!an_encoding_is_decoded(locator->encoding))
        pass_lines(locator, at);
    walk(locator, at);
}

void an_locator_take(an_locator *locator, an_encoding encoding, an_text bytes, size_t indent)
{
    locator->encoding = encoding;
    locator->own.bytes = bytes;
    locator->own.indent = indent;
    locator->own.now = locator->own.end;
    locator->own.now.at = locator->own.now.line_at = 0;
    locator->own.first = locator->own.earlier = locator->own.now;
    locator->own.game = 0;
    walk_to(locator, bytes.size);
    locator->own.end = locator->own.now;
    locator->own.now = locator->own.first;
}

an_place an_locator_place(an_locator *locator, an_text part, uint64_t game)
{
    const an_text bytes = locator->own.bytes;
    const size_t at = (size_t)(part.at - bytes.at);
    /* games come in order; places within one game may be asked for in any order, again and again */
    if (game != locator->own.game)
        locator->own.earlier = locator->own.now;
    locator->own.game = game;
    walk_to(locator, at);
    /* a line that began before this batch has only blanks there */
    size_t indent = locator->own.now.line_at == 0 ? locator->own.indent : 0;
    an_text rest = an_text_from(bytes.at + locator->own.now.line_at - indent,
                                bytes.size - locator->own.now.line_at + indent);
    size_t end = at - locator->own.now.line_at + indent, line_at = end;
    /* enough of the line for any excerpt, and no more: lines may be very long */
    size_t limit = end + part.size + 1024;
    while (end < rest.size && end < limit && rest.at[end] != '\n' && rest.at[end] != '\r')
        end++;
    an_place place = {.file = locator->file,
                      .game = game,
                      .line = locator->own.now.line,
                      .column = locator->own.now.column,
                      .offset = locator->own.now.offset,
                      .source = an_text_from(rest.at, end),
                      .source_at = line_at};
    place.end_column = place.column;
    for (size_t size; part.size > 0; part = an_text_after(part, size)) {
        an_utf8_decode(part, &size);
        place.end_column++;
    }
    return place;
}
