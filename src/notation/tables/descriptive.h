/* Moves in descriptive notation, which are recognised but not read. */
#ifndef AN_NOTATION_DESCRIPTIVE_H
#define AN_NOTATION_DESCRIPTIVE_H

#include "algnot/notation.h"

/* Whether a word is a move in descriptive notation: P-K4, N-KB3, C3FR, PxP. */
bool an_is_descriptive(an_text word);

/* Bytes of such a move whose parts stand apart, at the beginning of a text: "P 4 R", "P to K4"; 0
 * if there is none. */
enum { AN_DESCRIPTIVE_MAX = 16 };
size_t an_parted_descriptive_size(an_text text);

#endif
