/* From text to what it says: words of moves. */
#ifndef AN_NOTATION_PARSE_H
#define AN_NOTATION_PARSE_H

#include "algnot/notation.h"

/* an_san_parse for a caller that does not ask what is wrong. Returns false if there is no move. */
bool an__san_read(an_san *san, an_text word, const an_notation *notation);

#endif
