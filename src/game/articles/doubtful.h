/* Which claims of an article remain in doubt once the cheapest explanation is known. */
#ifndef AN_GAME_DOUBTFUL_H
#define AN_GAME_DOUBTFUL_H

#include "played.h"

/* Returns the index of the claim that is in doubt: the one that another explanation of nearly the
 * same cost takes differently; or the first behind the game, if that goes far ahead; or one that
 * may go on with the game, or that was played against the words; or the rival of the last. Returns
 * the number of claims if none is. */
size_t an__doubtful_claim(const an_played *played);

/* "Resignation is in order, for there is no defence to 31. Qh6.": returns the index of the claim
 * with which the last line that was played begins, if words stand around that line that do not say
 * whether it was, as no later move shows it; the number of claims if there is none. */
size_t an__line_among_words(const an_played *played);

#endif
