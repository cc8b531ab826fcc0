/* Solutions as JSON Lines: one object for each problem. */
#ifndef AN_SOLUTIONS_SOLUTION_JSON_H
#define AN_SOLUTIONS_SOLUTION_JSON_H

#include "answer.h"
#include "buffer.h"

/* Puts the object and a line end. Moves are in UCI form, and lists are sorted by that form. */
void an__put_answer_json(an_buffer *out, const an_answer *answer);

#endif
