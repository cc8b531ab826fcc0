/* What stands aside in plain text: brackets and quotations, as whole stretches. */
#include "asides.h"

#include <stdlib.h>

#include "buffer.h"
#include "text.h"
#include "utf8.h"

/* ---- brackets ---- */

static const struct {
    char open, close;
} brackets[AN_BRACKET_KINDS] = {{'(', ')'}, {'[', ']'}};

void an_asides_free(an_asides *asides)
{
    for (size_t i = 0; i < AN_BRACKET_KINDS; i++)
        free(asides->unclosed[i].at);
}

void an_asides_begin(an_asides *asides, const char *begin, const char *end)
{
    asides->begin = begin;
    asides->end = end;
    for (size_t i = 0; i < AN_BRACKET_KINDS; i++)
        asides->unclosed[i].is_known = false;
    for (size_t i = 0; i < AN_QUOTATION_KINDS; i++)
        asides->no_close_before[i] = begin;
}

/* Brackets are asked for in their order, but for a text that is read again. */
static bool is_unclosed(an_unclosed *unclosed, uint32_t offset)
{
    if (unclosed->next > 0 && unclosed->at[unclosed->next - 1] >= offset)
        unclosed->next = 0;
    while (unclosed->next < unclosed->count && unclosed->at[unclosed->next] < offset)
        unclosed->next++;
    return unclosed->next < unclosed->count && unclosed->at[unclosed->next] == offset;
}

/* Looks for all brackets of a kind that are never closed, in one pass. */
static void find_unclosed(an_asides *asides, size_t kind)
{
    an_unclosed *unclosed = &asides->unclosed[kind];
    unclosed->count = unclosed->next = 0;
    for (const char *c = asides->begin; c < asides->end; c++) {
        if (*c == brackets[kind].close && unclosed->count > 0)
            unclosed->count--;
        if (*c != brackets[kind].open)
            continue;
        if (!an_array_reserve((void **)&unclosed->at, &unclosed->capacity, unclosed->count,
                              sizeof *unclosed->at)) {
            asides->failed = true;
            return;
        }
        unclosed->at[unclosed->count++] = (uint32_t)(c - asides->begin);
    }
    unclosed->is_known = true;
}

size_t an_bracket_size(an_asides *asides, const char *at)
{
    size_t depth = 0, kind = *at == brackets[0].open ? 0 : 1;
    if (!asides->unclosed[kind].is_known)
        find_unclosed(asides, kind);
    if (asides->failed || is_unclosed(&asides->unclosed[kind], (uint32_t)(at - asides->begin)))
        return 0;
    const char *c = at;
    do {
        depth += *c == brackets[kind].open;
        depth -= *c == brackets[kind].close;
        c++;
    } while (depth > 0);
    return (size_t)(c - at);
}

/* ---- quotations ---- */

static const struct {
    const char *open, *close;
} marks[AN_QUOTATION_KINDS] = {{"\"", "\""}, {"«", "»"}, {"“", "”"}, {"„", "“"}, {"„", "”"}};

/* Bytes up to the end of a closing mark on the line; 0 if there is none. */
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
