/* To which game a result belongs. */
#ifndef AN_GAME_RESULT_OWNER_H
#define AN_GAME_RESULT_OWNER_H

#include "prose.h"

typedef enum an_owner { AN_OF_THIS_GAME, AN_OF_NEXT_GAME, AN_OF_NO_GAME } an_owner;

/* Returns the game that `result`, behind moves, belongs to. For AN_OF_NEXT_GAME, `*next` receives
 * the heading that the result stands in. */
an_owner an__prose_owner_of(const an_prose *p, const an_token *result, an_next_heading *next);

/* Returns true if the game goes on behind `result`, a score with blanks in it or of half a point,
 * so that it ends nothing: "Temps 1 - 0", "0.5 Cf6". */
bool an__prose_goes_on_behind(const an_prose *p, const an_token *result);

/* Returns true if `mark` opens a pair of marks around a result that ends the game: (1-0), « 1-0 »,
 * **1-0**. The lexer then stands behind the pair, and `*mark` becomes the result. */
bool an__prose_take_enclosed(an_prose *p, an_token *mark);

#endif
