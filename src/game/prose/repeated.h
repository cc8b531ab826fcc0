/* Moves that stand there twice. */
#ifndef AN_GAME_REPEATED_H
#define AN_GAME_REPEATED_H

#include "prose.h"

/* 2. Cf3, and after some words 2. Cf3 Cc6: takes the last move, which is written again, without the
 * signs that it has now. */
void an__prose_take_again(an_prose *p);

/* 2. Cf3 Cc6, and on the next line once more: whether the pair that was played last stands behind
 * its number again, and the game goes on behind it, or ends. Then it is taken. */
bool an__prose_take_pair_again(an_prose *p, const an_token *number);

#endif
