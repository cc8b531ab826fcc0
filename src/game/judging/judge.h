/* Judging the lines of play of a game. */
#ifndef AN_GAME_JUDGE_H
#define AN_GAME_JUDGE_H

#include "arbiter.h"

/* Judges all lines of play in a notation. Returns false if it broke off: memory ran out, or the
 * notation was guessed and something speaks against it. */
bool an__judge_play(an_arbiter *arbiter, const an_notation *notation);

/* Judges on from where the guess broke off, in the notation that was guessed. */
bool an__judge_play_on(an_arbiter *arbiter, const an_notation *notation);

#endif
