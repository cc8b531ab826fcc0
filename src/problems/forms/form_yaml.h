/* Problems in YAML, as YACPDB and olive write them. */
#ifndef AN_PROBLEMS_FORM_YAML_H
#define AN_PROBLEMS_FORM_YAML_H

#include "form_fields.h"

/* Returns whether an input begins with a document, or with a field of one. */
bool an__is_yaml(an_text input);

/* Reads the next problem into the draft. Returns false at the end of the input. */
bool an__next_in_yaml(an_problem_reader *r);

#endif
