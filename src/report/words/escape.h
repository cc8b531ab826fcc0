/* Text of the input, escaped so that it can be shown: nothing in it can command the terminal. */
#ifndef AN_REPORT_ESCAPE_H
#define AN_REPORT_ESCAPE_H

#include "algnot/report.h"
#include "buffer.h"

/* How a character is shown. */
typedef struct an_glyph {
    size_t size;      /* in bytes */
    unsigned columns; /* columns that it takes when shown */
    bool is_escaped;  /* it is invisible, or would command the terminal, so it is shown as \x1b or
                         \u200e */
    uint32_t point;
} an_glyph;

/* Does what an_glyph_of does, for any character. */
an_glyph an__glyph_of_any(an_text text);

/* Returns the character at the beginning of a text, which must not be empty. Printable ASCII, which
 * is by far the most frequent, is handled inline. */
static inline an_glyph an_glyph_of(an_text text)
{
    bool is_plain = *text.at >= ' ' && *text.at <= '~';
    an_glyph plain = {.point = (unsigned char)*text.at, .size = 1, .columns = 1};
    return is_plain ? plain : an__glyph_of_any(text);
}

/* Writes a character as it is shown, in UTF-8, to out[AN_GLYPH_MAX], without a NUL. Returns its
 * bytes. */
enum { AN_GLYPH_MAX = 10 };
size_t an__glyph_write(char *out, an_glyph glyph);
void an__put_glyph(an_buffer *out, an_glyph glyph);

/* Puts a text with control characters and bidirectional marks escaped, as \x1b. */
void an__put_escaped(an_buffer *out, an_text text);

/* Puts a text, escaped, in quotation marks: 'Nf3' or « Nf3 ». */
void an__put_quoted(an_buffer *out, an_text text, an_message_language language);

#endif
