/* Games as CSV (RFC 4180): one row for each game. */
#ifndef AN_REPORT_CSV_H
#define AN_REPORT_CSV_H

#include "buffer.h"

/* Puts a text as a field, in quotation marks where it needs them, and always in UTF-8. */
void an__csv_put_text(an_buffer *out, an_text text);

#endif
