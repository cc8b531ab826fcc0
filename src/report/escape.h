/* Text of the input as it may be shown: nothing of it commands the terminal. */
#ifndef AN_REPORT_ESCAPE_H
#define AN_REPORT_ESCAPE_H

#include "algnot/report.h"
#include "buffer.h"

/* The character at the beginning of a text that is not empty. */
typedef struct an_glyph {
    size_t size;      /* in bytes */
    unsigned columns; /* that it takes where it is shown */
    bool is_escaped;  /* shown as \x1b or \u200e: it is not seen as it is, or commands */
    uint32_t point;
} an_glyph;

an_glyph an_glyph_of_any(an_text text);

/* The same, where nearly all are printable ASCII. */
static inline an_glyph an_glyph_of(an_text text)
{
    bool is_plain = *text.at >= ' ' && *text.at <= '~';
    an_glyph plain = {.point = (unsigned char)*text.at, .size = 1, .columns = 1};
    return is_plain ? plain : an_glyph_of_any(text);
}

/* How it is shown, in UTF-8, to out[AN_GLYPH_MAX]; returns its bytes. */
enum { AN_GLYPH_MAX = 10 };
size_t an_glyph_write(char *out, an_glyph glyph);
void an_put_glyph(an_buffer *out, an_glyph glyph);

/* A text, its control characters as \x1b, bidirectional marks too. */
void an_put_escaped(an_buffer *out, an_text text);

/* 'Nf3' or « Nf3 ». */
void an_put_quoted(an_buffer *out, an_text text, an_message_language language);

#endif
