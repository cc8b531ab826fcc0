/* Signs that several rooms of this floor read. */
#ifndef AN_NOTATION_SYMBOLS_H
#define AN_NOTATION_SYMBOLS_H

#include "algnot/notation.h"

/* Bytes of the dash, capture sign or dots at the beginning of a text; 0 if there is none. */
size_t an_dash_size(an_text text);
size_t an_capture_size(an_text text);

/* Bytes of an en passant mark: "e.p.", " e.p.", "(e.p.)"; 0 if there is none. */
size_t an_en_passant_size(an_text text);

/* The role of a figurine of either color, and its bytes with a variation selector. */
an_role an_figurine_read(an_text text, size_t *size);

#endif
