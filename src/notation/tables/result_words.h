/* Results in words, such as "les Noirs abandonnent" or "draw agreed". */
#ifndef AN_NOTATION_RESULT_WORDS_H
#define AN_NOTATION_RESULT_WORDS_H

#include "algnot/notation.h"

/* Returns the result that `words` say as a whole; AN_NO_RESULT if they are not certain to say one.
 * Case, accents and the number of blanks do not matter. "Resigns" alone is no result, because it
 * does not say who resigned. */
an_result an__result_in_words(an_text words);

#endif
