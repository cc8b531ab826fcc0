/* Articles: the words around the moves tell which of them were played. */
#ifndef AN_GAME_ARTICLE_H
#define AN_GAME_ARTICLE_H

#include "attempt.h"

/* Looks at the words around the moves of the game, which must have been read with `choices`. If
 * they tell that other moves were played, or leave that in doubt, reads the game again. Sets *reach
 * to how far the reading got that was kept. */
void an__read_article(an_trier *trier, an_reach *reach, const an_choices *choices);

#endif
