/* Problems as JSON Lines. */
#ifndef AN_PROBLEMS_FORM_JSONL_H
#define AN_PROBLEMS_FORM_JSONL_H

#include "form_fields.h"

/* Fills the draft with the next problem. Returns false at the end of the input. */
bool an__next_in_jsonl(an_problem_reader *r);

/* Settles the draft of an object and its solutions. Returns false, and sets r->fault, if it fails.
 */
bool an__settle_jsonl(an_problem_reader *r);

#endif
