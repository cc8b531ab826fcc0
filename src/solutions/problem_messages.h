/* Messages about problems that cannot be read, and words of all messages about problems, in English
 * and French. */
#ifndef AN_SOLUTIONS_PROBLEM_MESSAGES_H
#define AN_SOLUTIONS_PROBLEM_MESSAGES_H

#include "algnot/report.h"
#include "buffer.h"
#include "problem_fault.h"

/* White and Black, with an article in French. */
extern const char *const an__problem_sides[2][AN_MESSAGE_LANGUAGE_COUNT];
extern const char *const an__problem_zugzwang[AN_MESSAGE_LANGUAGE_COUNT];

/* Returns the code of a fault, such as "unknown-condition". */
const char *an__problem_fault_slug(an_problem_fault_kind kind);

/* Puts the sentence about a fault, without a line end. */
void an__put_problem_fault(an_buffer *out, const an_problem_fault *fault,
                           an_message_language language);

/* Puts "file:line:column: error: sentence [code]" and the line of the input, if it is
 * known, with carets below the words at fault. */
void an__put_problem_finding(an_buffer *out, const an_problem_fault *fault, const an_place *place,
                             an_message_language language, bool with_color);

#endif
