/* Whose result it is. */
#ifndef AN_GAME_RESULT_OWNER_H
#define AN_GAME_RESULT_OWNER_H

#include "prose.h"

typedef enum an_owner { AN_OF_THIS_GAME, AN_OF_NEXT_GAME, AN_OF_NO_GAME } an_owner;

/* Whose result it is that stands behind moves; *next is the heading of the next game, if it stands
 * there. */
an_owner an__prose_owner_of(const an_prose *p, const an_token *result, an_next_heading *next);

/* "Temps 1 - 0", "0.5 Cf6": behind a score with blanks in it, or of one half, the game goes on. */
bool an__prose_goes_on_behind(const an_prose *p, const an_token *result);

/* (1-0), « 1-0 », **1-0**: returns true if a mark is the first of a pair around a result that ends
 * the game. Then the token is that result, and the pair is taken. */
bool an__prose_take_enclosed(an_prose *p, an_token *mark);

#endif
