/* From text to what it says. */
#ifndef AN_NOTATION_PARSE_H
#define AN_NOTATION_PARSE_H

#include "algnot/notation.h"

/* an_san_parse for who does not ask what hinders it. */
bool an_san_read(an_san *san, an_text word, const an_notation *notation);

#endif
