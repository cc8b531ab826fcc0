/* The text that an editor holds. */
#include "editor_text.h"

#include <stdlib.h>

#include "lines.h"
#include "text.h"
#include "utf8.h"

void editor_text_free(editor_text *text)
{
    an__buffer_free(&text->bytes);
    free(text->lines);
    *text = (editor_text){.units = text->units};
}

/* ---- lines ---- */

/* Returns whether a line begins at an offset. It depends on the bytes on both sides alone: that is
 * why an edit changes nothing about lines but at its edges and between them. */
static bool begins_line(const an_buffer *bytes, size_t offset)
{
    if (offset == 0)
        return true;
    char before = bytes->at[offset - 1];
    return before == '\n' ||
           (before == '\r' && (offset == bytes->size || bytes->at[offset] != '\n'));
}

/* Returns how many lines begin before an offset. */
static size_t lines_before(const editor_text *text, size_t offset)
{
    size_t low = 0, high = text->line_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (text->lines[middle] < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

size_t editor_text_line_of(const editor_text *text, size_t offset)
{
    return lines_before(text, offset + 1) - 1;
}

size_t editor_text_line_end(const editor_text *text, size_t line)
{
    bool is_last = line + 1 == text->line_count;
    size_t end = is_last ? text->bytes.size : text->lines[line + 1];
    while (!is_last && end > text->lines[line] && an_is_line_end(text->bytes.at[end - 1]))
        end--;
    return end;
}

/* ---- edits ---- */

/* Returns the offset behind the next byte, from `at` on, that may end a line; `to` if none does. */
static size_t behind_line_end(const an_buffer *bytes, size_t at, size_t to)
{
    at += an__line_size(an_text_from(bytes->at + at, to - at));
    return at < to ? at + 1 : to;
}

/* Returns how many bytes may end a line. */
static size_t count_line_ends(an_text bytes)
{
    size_t count = 0;
    while (bytes.size > 0) {
        size_t size = an__line_size(bytes);
        count += size < bytes.size;
        bytes = an_text_after(bytes, size + (size < bytes.size));
    }
    return count;
}

/* Replaces the beginnings of lines from `from` up to `was` by those that the new bytes from `from`
 * up to `to` have, and moves the later ones. The array must have room. */
static void edit_lines(editor_text *text, size_t from, size_t to, size_t was)
{
    size_t kept = lines_before(text, from), behind = lines_before(text, was + 1), count = kept;
    size_t moved = text->line_count - behind;
    /* those behind first go to the end of the room, out of the way */
    size_t *rest = text->lines + text->line_capacity - moved;
    memmove(rest, text->lines + behind, moved * sizeof *rest);
    if (begins_line(&text->bytes, from))
        text->lines[count++] = from;
    for (size_t at = from; at < to;) {
        at = behind_line_end(&text->bytes, at, to);
        if (begins_line(&text->bytes, at))
            text->lines[count++] = at;
    }
    for (size_t i = 0; i < moved; i++)
        text->lines[count++] = rest[i] - was + to;
    text->line_count = count;
}

bool editor_text_edit(editor_text *text, size_t from, size_t to, an_text bytes)
{
    an_buffer *all = &text->bytes;
    size_t rest = all->size - to;
    size_t lines = text->line_count + count_line_ends(bytes) + 3;
    if (!AN_ARRAY_RESERVE_ALL(text->lines, text->line_capacity,
                              lines <= text->line_capacity ? lines : lines + lines / 4))
        return false;
    if (!an_buffer_reserve(all, bytes.size)) {
        all->failed = false;
        return false;
    }
    memmove(all->at + from + bytes.size, all->at + to, rest);
    if (bytes.size > 0)
        memcpy(all->at + from, bytes.at, bytes.size);
    all->size = from + bytes.size + rest;
    all->at[all->size] = '\0';
    edit_lines(text, from, from + bytes.size, to);
    text->last.line = text->last.offset = 0;
    text->last.character = 0;
    return true;
}

/* ---- places ---- */

/* Returns the units that the character with this first byte takes, and its bytes. */
static uint64_t units_of(const editor_text *text, char first, size_t *size)
{
    unsigned char byte = (unsigned char)first;
    *size = byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    return text->units == EDITOR_UTF_8 ? *size : *size == 4 ? 2 : 1;
}

size_t editor_text_offset(const editor_text *text, editor_place place)
{
    if (place.line >= text->line_count)
        return text->bytes.size;
    size_t at = text->lines[place.line], end = editor_text_line_end(text, (size_t)place.line);
    uint64_t character = 0;
    while (at < end) {
        size_t size;
        character += units_of(text, text->bytes.at[at], &size);
        if (character > place.character)
            break;
        at += size;
    }
    return at;
}

editor_place editor_text_place(editor_text *text, size_t offset)
{
    size_t line = editor_text_line_of(text, offset), at = text->lines[line];
    uint64_t character = 0;
    if (text->last.line == line && text->last.offset <= offset) {
        at = text->last.offset;
        character = text->last.character;
    }
    while (at < offset) {
        size_t size;
        character += units_of(text, text->bytes.at[at], &size);
        at += size;
    }
    text->last.line = line;
    text->last.offset = at;
    text->last.character = character;
    return (editor_place){line, character};
}
