/* Moves that stand in a text twice and are played once. */
#ifndef AN_GAME_REPEATED_H
#define AN_GAME_REPEATED_H

#include "prose.h"

/* Takes the last move, which is written again behind its number: "2. Cf3", and after some words "2.
 * Cf3 Cc6". Signs that only the repetition has are left for the next token. */
void an__prose_take_again(an_prose *p);

/* Returns true if `number` and the last pair of moves stand there again ("2. Cf3 Cc6" on two
 * lines), and the game then goes on or ends. Both moves are taken then. */
bool an__prose_take_pair_again(an_prose *p, const an_token *number);

#endif
