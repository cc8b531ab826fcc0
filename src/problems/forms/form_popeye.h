/* Problems in the language of Popeye. */
#ifndef AN_PROBLEMS_FORM_POPEYE_H
#define AN_PROBLEMS_FORM_POPEYE_H

#include "form_fields.h"

/* Returns whether the input begins as problems for Popeye do. */
bool an__is_popeye(an_text input);

/* Fills the draft with the next problem. Returns false at the end of the input. */
bool an__next_in_popeye(an_problem_reader *r);

#endif
