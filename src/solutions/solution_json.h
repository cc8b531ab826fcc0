/* Solutions as JSON Lines: one object for each problem. */
#ifndef AN_SOLUTIONS_SOLUTION_JSON_H
#define AN_SOLUTIONS_SOLUTION_JSON_H

#include "algnot/input.h"
#include "algnot/report.h"

#include "answer.h"
#include "buffer.h"
#include "problem_fault.h"

/* Puts the object and a line end. Moves are in UCI form, and lists are sorted by that form. */
void an__put_answer_json(an_buffer *out, const an_answer *answer);

/* Puts the object of a problem, or a twin, that is not solved because of a fault at `place`. The
 * place is all that identifies it: it may have been refused before its id was read. */
void an__put_refusal_json(an_buffer *out, const an_problem_fault *fault, const an_place *place,
                          an_message_language language);

#endif
