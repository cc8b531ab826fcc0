/* Problems, one after the other, out of a text in any of the forms that are read. */
#ifndef AN_PROBLEMS_READER_H
#define AN_PROBLEMS_READER_H

#include "problem_draft.h"

typedef enum an_problem_form {
    AN_FORM_AUTO,   /* by the first characters */
    AN_FORM_TEXT,   /* a list of pieces or a FEN, a stipulation, twins: a line each; and EPD */
    AN_FORM_PGN,    /* games with tags FEN, Stipulation and Variant */
    AN_FORM_JSONL,  /* an object a line */
    AN_FORM_POPEYE, /* the language of Popeye, in English, French or German */
    AN_FORM_YAML,   /* documents of YACPDB and olive */
    AN_FORM_COUNT
} an_problem_form;

typedef struct an_problem_reader an_problem_reader;

/* Returns a reader of a text, which is UTF-8 or what passes as such, or NULL when memory runs out.
 * The text and the defaults must outlive it. */
an_problem_reader *an__problems_open(an_text input, an_problem_form form,
                                     const an_problem_defaults *defaults);
void an__problems_close(an_problem_reader *reader);

typedef enum an_problem_step {
    AN_STEP_PROBLEM, /* *composition is the next problem, until the next call */
    AN_STEP_FAULT,   /* *fault says why the next problem cannot be solved */
    AN_STEP_END
} an_problem_step;

an_problem_step an__problems_next(an_problem_reader *reader, an_composition *composition,
                                  an_problem_fault *fault);

#endif
