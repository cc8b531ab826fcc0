/* The text of comments as it is printed. */
#ifndef AN_PRINT_PRINT_PROSE_H
#define AN_PRINT_PRINT_PROSE_H

#include "buffer.h"

/* Spaces at which no line may be broken. */
#define AN_NO_BREAK "\xC2\xA0"
#define AN_THIN     "\xE2\x80\xAF"
/* A character without width, at which no line may be broken, either. */
#define AN_JOINED "\xE2\x81\xA0"

/* Puts the text of a comment with single spaces, and without commands such as [%clk 1:00:00]. If
 * `is_french`, spaces follow French typography: a thin one before ! ? ; and inside guillemets, a
 * wide one before a colon, and no line break at any of them. */
void an__print_prose(an_buffer *out, an_text comment, bool is_french);

#endif
