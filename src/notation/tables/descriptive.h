/* Moves in descriptive notation. This file recognises them; descriptive_move.h resolves them. */
#ifndef AN_NOTATION_DESCRIPTIVE_H
#define AN_NOTATION_DESCRIPTIVE_H

#include "algnot/notation.h"

/* Returns whether a word is a move in descriptive notation: P-K4, N-KB3, C3FR, PxP. */
bool an__is_descriptive(an_text word);

/* Returns the bytes of a move in descriptive notation at the beginning of `text` whose parts are
 * separated by blanks, such as "P 4 R" or "P to K4"; 0 if there is none. */
enum { AN_DESCRIPTIVE_MAX = 16 };
size_t an__parted_descriptive_size(an_text text);

/* Writes such a move as one word, without a NUL, to joined[AN_DESCRIPTIVE_MAX]: "P 4 R" becomes
 * P4R, and both "P to K4" and "P - K 4" become P-K4. Returns its bytes. */
size_t an__descriptive_join(char *joined, an_text parted);

#endif
