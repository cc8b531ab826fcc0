/* JSON keys and strings, always valid UTF-8. */
#include "json_text.h"

#include "bytes.h"
#include "text.h"
#include "utf8.h"

static void put_escape(an_buffer *out, uint32_t point)
{
    static const char digits[] = "0123456789abcdef";
    an__buffer_put(out, "\\u");
    for (int shift = 12; shift >= 0; shift -= 4)
        an_buffer_put_char(out, digits[point >> shift & 15]);
}

/* Returns how many bytes at the beginning of a text may stand in a string as they are. Only ASCII
 * is counted, of which most texts consist. */
static size_t plain_size(an_text text)
{
    size_t size = 0, before = AN_LANES;
    for (; before == AN_LANES && text.size - size >= AN_LANES; size += before) {
        an_lanes c = an_lanes_at(text.at + size), from_blank = (an_lanes)(c - an_each(' '));
        before =
            an_lanes_before((from_blank > an_each('~' - ' ')) | an_are(c, '"') | an_are(c, '\\'));
    }
    while (size < text.size && text.at[size] >= ' ' && text.at[size] < 0x7f &&
           text.at[size] != '"' && text.at[size] != '\\')
        size++;
    return size;
}

void an__json_put_text(an_buffer *out, an_text text)
{
    an_buffer_put_char(out, '"');
    while (text.size > 0) {
        size_t size = plain_size(text);
        an_buffer_add(out, text.at, size);
        text = an_text_after(text, size);
        if (text.size == 0)
            break;
        uint32_t point = an_utf8_decode(text, &size);
        if (point == '"' || point == '\\') {
            an_buffer_put_char(out, '\\');
            an_buffer_put_char(out, (char)point);
        } else if (point < 0x20 || (point >= 0x7f && point < 0xa0)) {
            put_escape(out, point);
        } else {
            an__buffer_put_utf8(out, an_text_from(text.at, size));
        }
        text = an_text_after(text, size);
    }
    an_buffer_put_char(out, '"');
}

void an__json_put_key(an_buffer *out, const char *key)
{
    an_buffer_put_char(out, ',');
    an__json_put_text(out, an_text_of(key));
    an_buffer_put_char(out, ':');
}

void an__json_put_member(an_buffer *out, const char *key, an_text value)
{
    an__json_put_key(out, key);
    if (value.at == NULL)
        an__buffer_put(out, "null");
    else
        an__json_put_text(out, value);
}

void an__json_put_number(an_buffer *out, const char *key, uint64_t value)
{
    an__json_put_key(out, key);
    an__buffer_put_number(out, value);
}

void an__json_put_flag(an_buffer *out, const char *key, bool value)
{
    an__json_put_key(out, key);
    an__buffer_put(out, value ? "true" : "false");
}
