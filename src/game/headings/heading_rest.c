/* What is left of a heading after some of it has become tags:
 *
 *     Club de Metz, table 1, finale  ─>  Club de Metz, finale
 */
#include "heading_rest.h"

#include <string.h>

#include "glyphs.h"
#include "heading_cells.h"
#include "lines.h"
#include "pairing_parts.h"
#include "text.h"

/* Returns the bytes of a mark between cells, or of a blank, at the end of `text`; 0 if there is
 * none. A dash is one if it stands apart. */
static size_t last_mark_size(an_text text)
{
    if (text.size > 0 && an_is_among(text.at[text.size - 1], " \t,;|"))
        return 1;
    an_text last = an_text_after(text, an__last_word(text));
    return last.size > 0 && an__dash_size(last) == last.size ? last.size : 0;
}

/* Removes marks from the end of `out`, but nothing of its first `size` bytes. */
static void take_marks_off(an_buffer *out, size_t size)
{
    size_t mark;
    while (out->size > size &&
           (mark = last_mark_size(an_text_from(out->at + size, out->size - size))) > 0)
        out->size -= mark;
}

/* Cuts `out` down to its first `size` bytes, if only marks of bold letters and quotations, colons,
 * full stops and blanks follow them. */
static void take_weight_off(an_buffer *out, size_t size)
{
    for (size_t i = size; i < out->size; i++)
        if (!an_is_among(out->at[i], "*_#>'\" :.-"))
            return;
    out->size = size;
}

/* Returns the first used part that ends behind `at`, counted from `*index` on, and moves `*index`
 * to it. Returns an empty text at `end` if no such part begins before `end`. */
static an_text next_used(const an_found_tags *found, size_t *index, const char *at, const char *end)
{
    while (*index < found->used_count && found->used[*index].at + found->used[*index].size <= at)
        ++*index;
    bool is_before_end = *index < found->used_count && found->used[*index].at < end;
    return is_before_end ? found->used[*index] : an_text_from(end, 0);
}

/* Puts what is left of a line at the end of `out`. Returns true if anything is. */
static bool put_line(an_buffer *out, an_text line, const an_found_tags *found, size_t *index)
{
    const size_t size = out->size;
    const char *at = line.at, *end = line.at + line.size;
    bool is_whole = true;
    while (at < end) {
        an_text used = next_used(found, index, at, end);
        an_text piece = an_text_from(at, used.at > at ? (size_t)(used.at - at) : 0);
        is_whole = is_whole && used.at == end;
        size_t gap = at > line.at ? an__cell_gap_size(piece) : 0;
        an_buffer_put_text(out, an_text_after(piece, gap));
        at = used.at + used.size;
    }
    if (!is_whole) {
        take_marks_off(out, size);
        take_weight_off(out, size);
    }
    return is_whole || out->size > size;
}

void an__heading_put_rest(an_buffer *out, an_text words, const an_found_tags *found)
{
    size_t index = 0;
    while (words.size > 0) {
        size_t size = an__line_size(words);
        an_text line = an_text_from(words.at, size);
        size_t line_end = an__line_end_size(an_text_after(words, size));
        if (put_line(out, line, found, &index))
            an_buffer_put_text(out, an_text_from(line.at + size, line_end));
        words = an_text_after(words, size + line_end);
    }
}
