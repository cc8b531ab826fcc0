/* Problems as games of PGN. */
#ifndef AN_PROBLEMS_FORM_PGN_H
#define AN_PROBLEMS_FORM_PGN_H

#include "form_fields.h"

/* Fills the draft with the next problem. Returns false at the end of the input. */
bool an__next_in_pgn(an_problem_reader *r);

/* Settles the draft of a game, its main line and variations. Returns false, and sets r->fault, if
 * it fails. */
bool an__settle_pgn(an_problem_reader *r);

#endif
