/* Where the brackets and quotations of plain text end. All brackets that are never closed are found
 * in one pass, so that no text makes the search quadratic. */
#include "brackets.h"

#include <stdlib.h>

#include "buffer.h"
#include "bytes.h"
#include "lines.h"
#include "text.h"
#include "utf8.h"

/* ---- brackets ---- */

static const struct {
    char open, close;
} brackets[AN_BRACKET_KINDS] = {{'(', ')'}, {'[', ']'}};

void an_asides_free(an_asides *asides)
{
    for (size_t i = 0; i < AN_BRACKET_KINDS; i++)
        free(asides->unclosed[i].stretches);
}

void an_asides_begin(an_asides *asides, const char *begin, const char *end)
{
    asides->begin = begin;
    asides->end = end;
    asides->measured = NULL;
    asides->failed = false;
    for (size_t i = 0; i < AN_BRACKET_KINDS; i++)
        asides->unclosed[i].is_known = false;
    for (size_t i = 0; i < AN_QUOTATION_KINDS; i++)
        asides->no_close_before[i] = begin;
}

static uint32_t end_of(const an_stretch *stretch)
{
    return stretch->at + stretch->count;
}

/* Opens one more bracket; returns false when memory runs out. */
static bool open_bracket(an_unclosed *unclosed, uint32_t offset)
{
    an_stretch *last = unclosed->count > 0 ? &unclosed->stretches[unclosed->count - 1] : NULL;
    if (last != NULL && end_of(last) == offset) {
        last->count++;
        return true;
    }
    if (!an_array_reserve((void **)&unclosed->stretches, &unclosed->capacity, unclosed->count,
                          sizeof *unclosed->stretches))
        return false;
    unclosed->stretches[unclosed->count++] = (an_stretch){offset, 1};
    return true;
}

/* Closes the last bracket that is open, if there is one. */
static void close_bracket(an_unclosed *unclosed)
{
    if (unclosed->count > 0 && --unclosed->stretches[unclosed->count - 1].count == 0)
        unclosed->count--;
}

/* Returns the next bracket of a kind from `at` on, or the end. */
static const char *next_bracket(size_t kind, const char *at, const char *end)
{
    const char open = brackets[kind].open, close = brackets[kind].close, *c = at;
    const an_lanes opens = an_each((unsigned char)open), closes = an_each((unsigned char)close);
    if (c < end && (*c == open || *c == close))
        return c;
    for (; end - c >= AN_LANES; c += AN_LANES) {
        an_lanes lanes = an_lanes_at(c);
        an_marks are_brackets = (lanes == opens) | (lanes == closes);
        if (an_marked(are_brackets) != 0)
            return c + an_lanes_before(are_brackets);
    }
    while (c < end && *c != open && *c != close)
        c++;
    return c;
}

/* Finds the brackets of a kind that are never closed. Behind the last one that closes they are all
 * unclosed, and need no list. */
static void find_unclosed(an_asides *asides, size_t kind)
{
    an_unclosed *unclosed = &asides->unclosed[kind];
    const char *end = asides->end;
    while (end > asides->begin && end[-1] != brackets[kind].close)
        end--;
    unclosed->all_from = (uint32_t)(end - asides->begin);
    unclosed->count = unclosed->next = 0;
    const char *c = next_bracket(kind, asides->begin, end);
    for (; c < end; c = next_bracket(kind, c + 1, end)) {
        if (*c == brackets[kind].close) {
            close_bracket(unclosed);
        } else if (!open_bracket(unclosed, (uint32_t)(c - asides->begin))) {
            asides->failed = true;
            return;
        }
    }
    unclosed->is_known = true;
}

/* Brackets are mostly asked for in the order of the text, so that the search goes on from the last
 * answer. It goes back where a text is read again. */
size_t an_unclosed_count(an_asides *asides, const char *at)
{
    size_t kind = *at == brackets[0].open ? 0 : 1;
    an_unclosed *unclosed = &asides->unclosed[kind];
    const uint32_t offset = (uint32_t)(at - asides->begin);
    if (!unclosed->is_known)
        find_unclosed(asides, kind);
    if (offset >= unclosed->all_from)
        return an_same_size(at, asides->end);
    while (unclosed->next > 0 && end_of(&unclosed->stretches[unclosed->next - 1]) > offset)
        unclosed->next--;
    while (unclosed->next < unclosed->count &&
           end_of(&unclosed->stretches[unclosed->next]) <= offset)
        unclosed->next++;
    if (unclosed->next == unclosed->count || unclosed->stretches[unclosed->next].at > offset)
        return 0;
    return end_of(&unclosed->stretches[unclosed->next]) - offset;
}

size_t an_bracket_size(an_asides *asides, const char *at)
{
    size_t depth = 1, kind = *at == brackets[0].open ? 0 : 1;
    if (at == asides->measured)
        return asides->measured_size;
    if (an_unclosed_count(asides, at) > 0 || asides->failed)
        return 0;
    const char *c = at;
    while (depth > 0) {
        c = next_bracket(kind, c + 1, asides->end);
        depth += *c == brackets[kind].open;
        depth -= *c == brackets[kind].close;
    }
    asides->measured = at;
    asides->measured_size = (size_t)(c + 1 - at);
    return asides->measured_size;
}

/* ---- quotations ---- */

static const struct {
    const char *open, *close;
} marks[AN_QUOTATION_KINDS] = {{"\"", "\""}, {"«", "»"}, {"“", "”"}, {"„", "“"}, {"„", "”"}};

/* Returns the bytes from `at` to behind the closing mark on its line; 0 if there is none. */
static size_t closed_size(an_asides *asides, size_t kind, const char *at)
{
    const char *end = asides->end, *c = at;
    if (at < asides->no_close_before[kind])
        return 0;
    for (size_t size; c < end && *c != '\n' && *c != '\r'; c += size) {
        an_text rest = an_text_from(c, (size_t)(end - c));
        size = an_utf8_match(rest, marks[kind].close);
        if (size > 0 && c > at)
            return (size_t)(c - at) + size;
        an_utf8_decode(rest, &size);
    }
    asides->no_close_before[kind] = c;
    return 0;
}

size_t an_quotation_size(an_asides *asides, const char *at)
{
    an_text rest = an_text_from(at, (size_t)(asides->end - at));
    size_t size = 0;
    if (!an_is_line_start(asides->begin, at) && !an_is_space(at[-1]) && at[-1] != '(')
        return 0;
    for (size_t i = 0; i < AN_QUOTATION_KINDS && size == 0; i++)
        if (an_utf8_match(rest, marks[i].open) > 0)
            size = closed_size(asides, i, at);
    return size;
}
