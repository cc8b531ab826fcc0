/* What people write for the signs of a move: the words of a capture, and what stands between a
 * promotion and its piece. */
#ifndef AN_NOTATION_SIGN_WORDS_H
#define AN_NOTATION_SIGN_WORDS_H

#include "algnot/base.h"

/* Returns the bytes of a sign of capture, or of a word for it, at the beginning of `text`: "x",
 * "prend", "takes". Returns 0 if there is none. */
size_t an__taking_size(an_text text);

/* Returns the bytes of what stands between the square of a promotion and its piece where blanks
 * part them, with the blanks: "a8 = D", "a8 (D)", "a8 promu en Dame". A parenthesis is left.
 * Returns 0 if no blank parts them. */
size_t an__becoming_size(an_text text);

#endif
