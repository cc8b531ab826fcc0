/* Text of any bytes in XML and HTML. */
#ifndef AN_REPORT_MARKUP_H
#define AN_REPORT_MARKUP_H

#include "buffer.h"

/* Puts a text so that a parser of XML or HTML reads it unchanged, also between double quotes. Bytes
 * that are not UTF-8 become the characters that they are in Windows-1252. A control character
 * becomes its picture (␛), and any other character that XML or HTML forbids becomes U+FFFD. */
void an__put_markup_text(an_buffer *out, an_text text);

/* Returns the entity for a character that has a meaning in XML and HTML, such as "&lt;"; NULL for
 * any other character. */
const char *an__markup_entity(uint32_t point);

/* Returns the replacement for a character that no document may contain. Returns the character
 * itself if it is allowed, as white space is. */
uint32_t an__printable_of(uint32_t point);

#endif
