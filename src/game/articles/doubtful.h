/* Which claims of an article remain in doubt once the cheapest explanation is known. */
#ifndef AN_GAME_DOUBTFUL_H
#define AN_GAME_DOUBTFUL_H

#include "played.h"

/* Returns the index of the claim that is in doubt, the number of claims if none is: the one that
 * another explanation of nearly the same cost takes differently; one that was played against the
 * words; or, behind the game or at its end, one that goes far ahead or may go on with it, the rival
 * of the last one, or one around which words say neither that it was played nor that it was not. */
size_t an__doubtful_claim(const an_played *played);

/* "Resignation is in order, for there is no defence to 31. Qh6.": returns the index of the claim
 * with which the last line that was played begins, if words stand around that line that do not say
 * whether it was, as no later move shows it; the number of claims if there is none. */
size_t an__line_among_words(const an_played *played);

#endif
