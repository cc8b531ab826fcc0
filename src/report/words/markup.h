/* Text of any bytes in XML and HTML. */
#ifndef AN_REPORT_MARKUP_H
#define AN_REPORT_MARKUP_H

#include "buffer.h"

/* Puts a text so that a parser of XML or HTML gives it back, also between double quotes. Bytes that
 * are not UTF-8 are characters of Windows-1252; a control character, which neither form can hold,
 * is shown as its picture (␛), and any other character that they forbid as U+FFFD. */
void an__put_markup_text(an_buffer *out, an_text text);

/* Returns how a character is written that means something in XML and HTML: "&lt;"; NULL if it means
 * nothing. */
const char *an__markup_entity(uint32_t point);

/* Returns what stands in print for a character that no document may hold; the character itself if
 * it may stand. White space may. */
uint32_t an__printable_of(uint32_t point);

#endif
