/* Where the brackets and quotations of plain text end. All brackets that are never closed are found
 * in one pass, so that no text makes the search take quadratic time. */
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
} pairs[AN_BRACKET_KINDS] = {{'(', ')'}, {'[', ']'}};

void an__bracket_index_free(an_bracket_index *index)
{
    for (size_t i = 0; i < AN_BRACKET_KINDS; i++)
        free(index->unclosed[i].stretches);
}

void an__bracket_index_begin(an_bracket_index *index, const char *begin, const char *end)
{
    index->begin = begin;
    index->end = end;
    index->measured = NULL;
    index->failed = false;
    for (size_t i = 0; i < AN_BRACKET_KINDS; i++)
        index->unclosed[i].is_known = false;
    for (size_t i = 0; i < AN_QUOTATION_KINDS; i++)
        index->no_close_before[i] = begin;
}

static uint32_t end_of(const an_stretch *stretch)
{
    return stretch->at + stretch->count;
}

/* Adds an open bracket. Returns false when memory runs out. */
static bool open_bracket(an_unclosed *unclosed, uint32_t offset)
{
    an_stretch *last = unclosed->count > 0 ? &unclosed->stretches[unclosed->count - 1] : NULL;
    if (last != NULL && end_of(last) == offset) {
        last->count++;
        return true;
    }
    if (!AN_ARRAY_RESERVE(unclosed->stretches, unclosed->capacity, unclosed->count))
        return false;
    unclosed->stretches[unclosed->count++] = (an_stretch){offset, 1};
    return true;
}

/* Removes the last open bracket, if there is one. */
static void close_bracket(an_unclosed *unclosed)
{
    if (unclosed->count > 0 && --unclosed->stretches[unclosed->count - 1].count == 0)
        unclosed->count--;
}

/* Returns the next bracket of `kind`, of either side, from `at` on; `end` if there is none. */
static const char *next_bracket(size_t kind, const char *at, const char *end)
{
    const char open = pairs[kind].open, close = pairs[kind].close, *c = at;
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

/* Finds the brackets of `kind` that are never closed. None is closed behind the last closing
 * bracket, so the brackets there need no list. */
static void find_unclosed(an_bracket_index *index, size_t kind)
{
    an_unclosed *unclosed = &index->unclosed[kind];
    const char *end = index->end;
    while (end > index->begin && end[-1] != pairs[kind].close)
        end--;
    unclosed->all_from = (uint32_t)(end - index->begin);
    unclosed->count = unclosed->next = 0;
    const char *c = next_bracket(kind, index->begin, end);
    for (; c < end; c = next_bracket(kind, c + 1, end)) {
        if (*c == pairs[kind].close) {
            close_bracket(unclosed);
        } else if (!open_bracket(unclosed, (uint32_t)(c - index->begin))) {
            index->failed = true;
            return;
        }
    }
    unclosed->is_known = true;
}

/* The search goes on from the last answer, as brackets are mostly asked for in the order of the
 * text. It goes back where a text is read again. */
size_t an__unclosed_count(an_bracket_index *index, const char *at)
{
    size_t kind = *at == pairs[0].open ? 0 : 1;
    an_unclosed *unclosed = &index->unclosed[kind];
    const uint32_t offset = (uint32_t)(at - index->begin);
    if (!unclosed->is_known)
        find_unclosed(index, kind);
    if (offset >= unclosed->all_from)
        return an_same_size(at, index->end);
    while (unclosed->next > 0 && end_of(&unclosed->stretches[unclosed->next - 1]) > offset)
        unclosed->next--;
    while (unclosed->next < unclosed->count &&
           end_of(&unclosed->stretches[unclosed->next]) <= offset)
        unclosed->next++;
    if (unclosed->next == unclosed->count || unclosed->stretches[unclosed->next].at > offset)
        return 0;
    return end_of(&unclosed->stretches[unclosed->next]) - offset;
}

size_t an__bracket_size(an_bracket_index *index, const char *at)
{
    size_t depth = 1, kind = *at == pairs[0].open ? 0 : 1;
    if (at == index->measured)
        return index->measured_size;
    if (an__unclosed_count(index, at) > 0 || index->failed)
        return 0;
    const char *c = at;
    while (depth > 0) {
        c = next_bracket(kind, c + 1, index->end);
        depth += *c == pairs[kind].open;
        depth -= *c == pairs[kind].close;
    }
    index->measured = at;
    index->measured_size = (size_t)(c + 1 - at);
    return index->measured_size;
}

/* ---- quotations ---- */

static const struct {
    const char *open, *close;
} marks[AN_QUOTATION_KINDS] = {{"\"", "\""}, {"«", "»"}, {"“", "”"}, {"„", "“"}, {"„", "”"}};

/* Returns the bytes from `at` to behind the closing mark of this kind on the same line; 0 if there
 * is none. */
static size_t closed_size(an_bracket_index *index, size_t kind, const char *at)
{
    const char *end = index->end, *c = at;
    if (at < index->no_close_before[kind])
        return 0;
    for (size_t size; c < end && *c != '\n' && *c != '\r'; c += size) {
        an_text rest = an_text_from(c, (size_t)(end - c));
        size = an_utf8_match(rest, marks[kind].close);
        if (size > 0 && c > at)
            return (size_t)(c - at) + size;
        an_utf8_decode(rest, &size);
    }
    index->no_close_before[kind] = c;
    return 0;
}

size_t an__quotation_size(an_bracket_index *index, const char *at)
{
    an_text rest = an_text_from(at, (size_t)(index->end - at));
    size_t size = 0;
    if (!an__is_line_start(index->begin, at) && !an_is_space(at[-1]) && at[-1] != '(')
        return 0;
    for (size_t i = 0; i < AN_QUOTATION_KINDS && size == 0; i++)
        if (an_utf8_match(rest, marks[i].open) > 0)
            size = closed_size(index, i, at);
    return size;
}
