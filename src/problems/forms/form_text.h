/* Problems as people type them, and EPD. */
#ifndef AN_PROBLEMS_FORM_TEXT_H
#define AN_PROBLEMS_FORM_TEXT_H

#include "form_fields.h"

/* Fills the draft with the next problem. Returns false at the end of the input. */
bool an__next_in_text(an_problem_reader *r);

#endif
