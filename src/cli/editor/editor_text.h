/* The text that an editor holds: its bytes, its lines, and how it is edited. */
#ifndef AN_CLI_EDITOR_TEXT_H
#define AN_CLI_EDITOR_TEXT_H

#include "buffer.h"

/* What the characters of a place are counted in. */
typedef enum editor_units { EDITOR_UTF_16, EDITOR_UTF_8 } editor_units;

/* A place between two characters, as editors name it: both numbers count from 0. */
typedef struct editor_place {
    uint64_t line;
    uint64_t character; /* in units of the text, from the beginning of the line */
} editor_place;

/* Begins with all members zero but `units`. LF, CR and CRLF each end a line. */
typedef struct editor_text {
    an_buffer bytes; /* valid UTF-8 */
    size_t *lines;   /* where each line begins; the first is 0 */
    size_t line_count, line_capacity;
    editor_units units;
    /* the last place that was told, from which the next one in the same line is counted */
    struct {
        size_t line, offset;
        uint64_t character;
    } last;
} editor_text;

void editor_text_free(editor_text *text);

/* Replaces the bytes from `from` up to `to` by others, which must be valid UTF-8. Returns false
 * when memory runs out; the text is then as it was. */
bool editor_text_edit(editor_text *text, size_t from, size_t to, an_text bytes);

/* Returns the offset of a place. A place behind the end of its line is that end, one behind the
 * last line the end of the text, and one amid a character is before that character. */
size_t editor_text_offset(const editor_text *text, editor_place place);

/* Returns the place of an offset, which must not be amid a character. Offsets that ascend cost no
 * more than one look at the text, however long its lines are. */
editor_place editor_text_place(editor_text *text, size_t offset);

/* Returns the end of a line, before what ends it. */
size_t editor_text_line_end(const editor_text *text, size_t line);

/* Returns the number of the line that an offset is in. */
size_t editor_text_line_of(const editor_text *text, size_t offset);

static inline an_text editor_text_part(const editor_text *text, size_t from, size_t to)
{
    an_text part = {text->bytes.at + from, to - from};
    return part;
}

#endif
