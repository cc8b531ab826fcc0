/* Results in words, such as "les Noirs abandonnent" or "draw agreed". */
#ifndef AN_NOTATION_RESULT_WORDS_H
#define AN_NOTATION_RESULT_WORDS_H

#include "algnot/notation.h"

/* Returns the result that `words` say as a whole; AN_NO_RESULT if they are not certain to say one.
 * Case, accents and the number of blanks do not matter. "Resigns" alone does not say who has won.
 */
an_result an__result_in_words(an_text words);

/* Returns the result if `words` as a whole are a sentence, in one of the languages, that ends the
 * game: a side or a player resigns, or a draw was agreed. A player who is not named by the colour
 * is `turn`, the side to move: "Resigns", "Anand resigned", "my opponent gave up". Otherwise
 * returns AN_NO_RESULT. */
an_result an__ending_in_words(an_text words, an_color turn);

#endif
