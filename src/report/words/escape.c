/* Text of the input, escaped so that it can be shown: nothing in it can command the terminal. */
#include "escape.h"

#include "terms.h"
#include "text.h"
#include "utf8.h"
#include "width.h"

/* Ranges of characters that are invisible, or change how text is shown: control characters, line
 * separators, and what Unicode calls default ignorable (UAX 44), except for variation selectors,
 * which figurines have. The ranges are sorted. */
static const struct {
    uint32_t first, last;
} unsafe[] = {
    {0x0, 0x1f},        {0x7f, 0x9f},       {0xad, 0xad},       {0x34f, 0x34f},
    {0x61c, 0x61c},     {0x115f, 0x1160},   {0x17b4, 0x17b5},   {0x180b, 0x180f},
    {0x200b, 0x200f},   {0x2028, 0x202e},   {0x2060, 0x206f},   {0x3164, 0x3164},
    {0xfeff, 0xfeff},   {0xffa0, 0xffa0},   {0xfff0, 0xfffb},   {AN_REPLACEMENT, AN_REPLACEMENT},
    {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff},
};

static bool is_unsafe(uint32_t point)
{
    size_t i = 0;
    while (i < sizeof unsafe / sizeof *unsafe && point > unsafe[i].last)
        i++;
    return i < sizeof unsafe / sizeof *unsafe && point >= unsafe[i].first;
}

/* Returns the number of digits in \x1b, \u200e or \U000e0041. */
static unsigned escape_digits(uint32_t point)
{
    return point > 0xffff ? 8 : point > 0xff ? 4 : 2;
}

an_glyph an__glyph_of_any(an_text text)
{
    an_glyph glyph = {.is_escaped = false};
    glyph.point = an_utf8_decode(text, &glyph.size);
    glyph.is_escaped = is_unsafe(glyph.point);
    glyph.columns = glyph.is_escaped ? 2 + escape_digits(glyph.point) : an__columns_of(glyph.point);
    return glyph;
}

size_t an__glyph_write(char *out, an_glyph glyph)
{
    static const char digits[] = "0123456789abcdef";
    if (!glyph.is_escaped)
        return an__utf8_encode(out, glyph.point);
    unsigned count = escape_digits(glyph.point);
    size_t size = 0;
    out[size++] = '\\';
    out[size++] = count == 8 ? 'U' : count == 4 ? 'u' : 'x';
    for (unsigned left = count; left > 0; left--)
        out[size++] = digits[glyph.point >> 4 * (left - 1) & 15];
    return size;
}

void an__put_glyph(an_buffer *out, an_glyph glyph)
{
    char text[AN_GLYPH_MAX];
    an_buffer_add(out, text, an__glyph_write(text, glyph));
}

void an__put_escaped(an_buffer *out, an_text text)
{
    while (text.size > 0) {
        an_glyph glyph = an_glyph_of(text);
        an__put_glyph(out, glyph);
        text = an_text_after(text, glyph.size);
    }
}

/* Puts a text, escaped, on one line: a line end becomes a blank. */
static void put_on_one_line(an_buffer *out, an_text text)
{
    while (text.size > 0) {
        size_t size = 0;
        while (size < text.size && !an_is_line_end(text.at[size]))
            size++;
        an__put_escaped(out, an_text_from(text.at, size));
        an__buffer_put(out, size < text.size ? " " : "");
        while (size < text.size && an_is_line_end(text.at[size]))
            size++;
        text = an_text_after(text, size);
    }
}

enum { QUOTED_MAX = 60 };

void an__put_quoted(an_buffer *out, an_text text, an_message_language language)
{
    bool cut = text.size > QUOTED_MAX;
    if (cut) {
        text.size = QUOTED_MAX;
        while (text.size > 0 && ((unsigned char)text.at[text.size] & 0xc0) == 0x80)
            text.size--;
    }
    an__buffer_put(out, an__term(language, AN_TERM_OPEN_QUOTE));
    put_on_one_line(out, text);
    AN_PUT_ALL(out, cut ? "…" : "", an__term(language, AN_TERM_CLOSE_QUOTE));
}
