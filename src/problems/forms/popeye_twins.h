/* Twins in Popeye's language. */
#ifndef AN_PROBLEMS_POPEYE_TWINS_H
#define AN_PROBLEMS_POPEYE_TWINS_H

#include "popeye_input.h"

/* Reads a twin, behind the word that begins its section. */
void an__popeye_twin(an_popeye_reader *p, an_text section);

#endif
