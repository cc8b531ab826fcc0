/* Judges the lines of play of a game. */
#ifndef AN_GAME_JUDGE_H
#define AN_GAME_JUDGE_H

#include "arbiter.h"

/* Judges all lines of play in `notation`. Returns false if judging broke off: memory ran out, or
 * the notation is a guess that proved wrong. */
bool an__judge_play(an_arbiter *arbiter, const an_notation *notation);

/* Goes on judging from where the guess broke off, in `notation`, which was guessed. Returns false
 * if judging broke off. */
bool an__judge_play_on(an_arbiter *arbiter, const an_notation *notation);

#endif
