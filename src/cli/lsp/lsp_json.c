/* The JSON that answers are made of, and what is read of the JSON of requests. */
#include "lsp_json.h"
#include "extremes.h"

void lsp_put_number(an_buffer *out, int64_t number)
{
    if (number < 0)
        an_buffer_put_char(out, '-');
    an__buffer_put_number(out, number < 0 ? 0 - (uint64_t)number : (uint64_t)number);
}

void lsp_put_comma(an_buffer *out)
{
    char last = out->failed || out->size == 0 ? '[' : out->at[out->size - 1];
    if (last != '[' && last != '{')
        an_buffer_put_char(out, ',');
}

void lsp_put_place(an_buffer *out, editor_text *text, size_t offset)
{
    editor_place place = editor_text_place(text, offset);
    an__buffer_put(out, "{\"line\":");
    an__buffer_put_number(out, place.line);
    an__json_put_number(out, "character", place.character);
    an_buffer_put_char(out, '}');
}

void lsp_put_range(an_buffer *out, editor_text *text, size_t from, size_t to)
{
    an__buffer_put(out, "{\"start\":");
    lsp_put_place(out, text, from);
    an__buffer_put(out, ",\"end\":");
    lsp_put_place(out, text, to);
    an_buffer_put_char(out, '}');
}

void lsp_put_edit(an_buffer *out, editor_text *text, size_t from, size_t to, an_text bytes)
{
    an__buffer_put(out, "{\"range\":");
    lsp_put_range(out, text, from, to);
    an__buffer_put(out, ",\"newText\":");
    an__json_put_text(out, bytes);
    an_buffer_put_char(out, '}');
}

bool lsp_read_place(size_t *offset, const editor_text *text, an_json place)
{
    int64_t line, character;
    if (!an__json_integer(&line, an__json_member(place, "line")) ||
        !an__json_integer(&character, an__json_member(place, "character")) || line < 0 ||
        character < 0)
        return false;
    *offset = editor_text_offset(text, (editor_place){(uint64_t)line, (uint64_t)character});
    return true;
}

bool lsp_read_range(size_t *from, size_t *to, const editor_text *text, an_json range)
{
    size_t start, end;
    if (!lsp_read_place(&start, text, an__json_member(range, "start")) ||
        !lsp_read_place(&end, text, an__json_member(range, "end")))
        return false;
    *from = an_smaller(start, end);
    *to = an_larger(start, end);
    return true;
}

bool lsp_has_string(an_json array, const char *string)
{
    size_t at = 0;
    an_json item;
    if (array.kind != AN_JSON_ARRAY)
        return false;
    while ((item = an__json_next(array, &at, NULL)).kind != AN_JSON_NONE)
        if (an__json_is(item, string))
            return true;
    return false;
}
