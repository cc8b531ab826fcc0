/* Says which piece must move in alphabetic chess and its relatives, and why. */
#ifndef AN_REPORT_TRACE_H
#define AN_REPORT_TRACE_H

#include "algnot/report.h"
#include "buffer.h"

void an__put_priority(an_buffer *out, const an_position *position, const an_notation *notation,
                      an_message_language language);

#endif
