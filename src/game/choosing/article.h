/* Articles: the words around the moves tell which of them were played. */
#ifndef AN_GAME_ARTICLE_H
#define AN_GAME_ARTICLE_H

#include "attempt.h"

/* What the words of a text say of its moves. */
typedef enum an_told {
    AN_TOLD_NOTHING,
    AN_TOLD_PARTLY, /* not enough to know the whole game */
    AN_TOLD_ALL     /* which moves were played */
} an_told;

/* Looks at the words around the moves of the game, which must have been read with `choices`. If
 * they tell that other moves were played, or leave that in doubt, reads the game again. `reach` is
 * how far the reading got; it is updated if another reading is kept. Returns what the words say. */
an_told an__read_article(an_trier *trier, an_reach *reach, const an_choices *choices);

#endif
