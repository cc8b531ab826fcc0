/* "les Noirs abandonnent" */
#ifndef AN_GAME_SPELLED_RESULT_H
#define AN_GAME_SPELLED_RESULT_H

#include "prose.h"

/* Makes a result of the words behind the last move that name it, if the game has none; else notes a
 * word that sounds like one. Call it when all of the game is read. */
void an__prose_take_spelled_result(an_prose *p);

#endif
