/* From text to what it says, for words of moves. */
#ifndef AN_NOTATION_PARSE_H
#define AN_NOTATION_PARSE_H

#include "algnot/notation.h"

/* Does what an_san_parse does, for a caller that needs no reason for a failure. Returns false if
 * the word is no move. */
bool an__san_read(an_san *san, an_text word, const an_notation *notation);

/* Returns the style of a word that is meant as a move: long if it names both squares, with a dash
 * or a sign of capture between them, as "Cd1-c7" does; otherwise short. */
an_style an__style_of(an_text word, const an_notation *notation);

#endif
