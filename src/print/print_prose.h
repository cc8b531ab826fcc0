/* Comments as prose that is printed. */
#ifndef AN_PRINT_PRINT_PROSE_H
#define AN_PRINT_PRINT_PROSE_H

#include "buffer.h"

/* Spaces at which no line is broken. */
#define AN_NO_BREAK "\xC2\xA0"
#define AN_THIN     "\xE2\x80\xAF"
/* No space at all, at which no line is broken either. */
#define AN_JOINED "\xE2\x81\xA0"

/* Puts the text of a comment without commands such as [%clk 1:00:00], and with single spaces. In
 * French, spaces are those of a French page: thin before ! ? ; and inside guillemets, wide before a
 * colon, and none of them breaks a line. */
void an__print_prose(an_buffer *out, an_text comment, bool is_french);

#endif
