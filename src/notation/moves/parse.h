/* From text to what it says, for words of moves. */
#ifndef AN_NOTATION_PARSE_H
#define AN_NOTATION_PARSE_H

#include "algnot/notation.h"

/* Does what an_san_parse does, for a caller that needs no reason for a failure. Returns false if
 * the word is no move. */
bool an__san_read(an_san *san, an_text word, const an_notation *notation);

#endif
