/* Text in XML documents. */
#ifndef AN_REPORT_XML_TEXT_H
#define AN_REPORT_XML_TEXT_H

#include "buffer.h"

/* Put a text between tags, or between the quotes of an attribute, where line ends and tabs are
 * escaped so that no reader turns them into blanks. A character that XML forbids is shown as \x1b.
 * A byte that is not UTF-8 becomes the character that it is in Windows-1252. */
void an__xml_put_content(an_buffer *out, an_text text);
void an__xml_put_value(an_buffer *out, an_text text);

/* Put a blank, the name of an attribute, and its value in quotes. */
void an__xml_put_attribute(an_buffer *out, const char *name, an_text value);
void an__xml_put_number(an_buffer *out, const char *name, uint64_t value);

#endif
