/* Text of the input as it may be shown: nothing of it commands the terminal. */
#include "shown.h"

#include "text.h"
#include "utf8.h"
#include "width.h"
#include "words.h"

static bool is_unsafe(uint32_t point)
{
    return point < 0x20 || (point >= 0x7f && point < 0xa0) ||
           (point >= 0x200b && point <= 0x200f) || (point >= 0x2028 && point <= 0x202e) ||
           (point >= 0x2060 && point <= 0x206f) || point == 0x61c || point == 0xfeff ||
           point == AN_REPLACEMENT;
}

an_glyph an_glyph_of(an_text text)
{
    an_glyph glyph = {.is_escaped = false};
    glyph.point = an_utf8_decode(text, &glyph.size);
    glyph.is_escaped = is_unsafe(glyph.point);
    glyph.columns = !glyph.is_escaped    ? an_columns_of(glyph.point)
                    : glyph.point > 0xff ? 6 /* \u200e */
                                         : 4 /* \x1b */;
    return glyph;
}

static void put_escape(an_buffer *out, uint32_t point)
{
    static const char digits[] = "0123456789abcdef";
    an_buffer_put(out, point > 0xff ? "\\u" : "\\x");
    for (int shift = point > 0xff ? 12 : 4; shift >= 0; shift -= 4)
        an_buffer_put_char(out, digits[point >> shift & 15]);
}

void an_put_glyph(an_buffer *out, an_text text, an_glyph glyph)
{
    if (glyph.is_escaped)
        put_escape(out, glyph.point);
    else
        an_buffer_put_utf8(out, an_text_from(text.at, glyph.size));
}

void an_put_escaped(an_buffer *out, an_text text)
{
    while (text.size > 0) {
        an_glyph glyph = an_glyph_of(text);
        an_put_glyph(out, text, glyph);
        text = an_text_after(text, glyph.size);
    }
}

enum { QUOTED_MAX = 60 };

void an_put_quoted(an_buffer *out, an_text text, an_tongue tongue)
{
    bool cut = text.size > QUOTED_MAX;
    if (cut) {
        text.size = QUOTED_MAX;
        while (text.size > 0 && ((unsigned char)text.at[text.size] & 0xc0) == 0x80)
            text.size--;
    }
    an_buffer_put(out, an_word(tongue, AN_WORD_OPEN_QUOTE));
    an_put_escaped(out, text);
    an_buffer_put(out, cut ? "…" : "");
    an_buffer_put(out, an_word(tongue, AN_WORD_CLOSE_QUOTE));
}
