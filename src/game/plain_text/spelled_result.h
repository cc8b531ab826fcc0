/* Results in words: "les Noirs abandonnent". */
#ifndef AN_GAME_SPELLED_RESULT_H
#define AN_GAME_SPELLED_RESULT_H

#include "prose.h"

/* Turns the words behind the last move into a result, if they name one and the game has none.
 * Reports a word that only sounds like a result. Call it when all of the game is read. */
void an__prose_take_spelled_result(an_prose *p);

#endif
