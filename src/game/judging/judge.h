/* Judges a game token by token. */
#ifndef AN_GAME_JUDGE_H
#define AN_GAME_JUDGE_H

#include "arbiter.h"

/* Judges all lines of play; false if that was broken off, for want of memory or because a guess
 * was wrong. judge.c */
bool an_judge_play(an_arbiter *arbiter, const an_notation *notation);

/* The same from where a guess broke off, which was right. */
bool an_judge_play_on(an_arbiter *arbiter, const an_notation *notation);

#endif
