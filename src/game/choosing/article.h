/* Articles: the words around the moves tell which of them were played. */
#ifndef AN_GAME_ARTICLE_H
#define AN_GAME_ARTICLE_H

#include "attempt.h"

/* Reads the game once more if its words tell that other moves were played than `choices` have the
 * reader take, or leave that in doubt. Sets *reach to how far the reading gets that remains. Call
 * it when the game was read with `choices`. */
void an__read_article(an_trier *trier, an_reach *reach, const an_choices *choices);

#endif
