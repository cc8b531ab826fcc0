/* Solutions as Popeye prints them, in English. */
#ifndef AN_SOLUTIONS_SOLUTION_POPEYE_H
#define AN_SOLUTIONS_SOLUTION_POPEYE_H

#include "answer.h"
#include "buffer.h"

/* Puts all solutions of an answer. */
void an__put_answer_popeye(an_buffer *out, const an_answer *answer);

#endif
