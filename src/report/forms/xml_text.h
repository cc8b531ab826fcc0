/* Text inside XML documents. */
#ifndef AN_REPORT_XML_TEXT_H
#define AN_REPORT_XML_TEXT_H

#include "buffer.h"

/* Puts a text between tags, or between the quotes of an attribute, where line ends and tabs are
 * written so that no reader takes them for blanks. A character that no XML document can hold is
 * shown as \x1b, and a byte that is not UTF-8 is the character it stands for in Windows-1252. */
void an__xml_put_content(an_buffer *out, an_text text);
void an__xml_put_value(an_buffer *out, an_text text);

/* Puts a blank, the name, and the value in quotes. */
void an__xml_put_attribute(an_buffer *out, const char *name, an_text value);
void an__xml_put_number(an_buffer *out, const char *name, uint64_t value);

#endif
