/* Reads moves with a comment behind each of them. */
#ifndef AN_GAME_QUICK_COMMENTED_H
#define AN_GAME_QUICK_COMMENTED_H

#include "quick.h"
#include "quick_words.h"

/* Reads pairs of moves, each with its number and a comment, from a place where White is to move:
 * "12. Nf3 {[%clk 0:05:00]} 12... Nc6 {[%clk 0:04:59]}". *due is the number of the next pair,
 * before and after. Returns where the pairs end; anything may follow. */
const char *an__quick_commented(an_quick_words *words, const char *at, const char *end,
                                an_quick_number *due);

#endif
