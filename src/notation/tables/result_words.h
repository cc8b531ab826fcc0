/* Results that are said in words: "les Noirs abandonnent", "draw agreed". */
#ifndef AN_NOTATION_RESULT_WORDS_H
#define AN_NOTATION_RESULT_WORDS_H

#include "algnot/notation.h"

/* Returns the result that `words` say, from the first to the last of them; AN_NO_RESULT if they do
 * not name it surely. Case, accents and the number of blanks do not matter. "Resigns" alone does
 * not say who resigned, and names none. */
an_result an__result_in_words(an_text words);

#endif
