/* Reads moves that each have a comment after them. */
#ifndef AN_GAME_QUICK_COMMENTED_H
#define AN_GAME_QUICK_COMMENTED_H

#include "quick.h"
#include "quick_words.h"

/* Reads pairs of moves from `at`, where White is to move; each move has its number and a comment:
 * "12. Nf3 {[%clk 0:05:00]} 12... Nc6 {[%clk 0:04:59]}". *due must be the number of the first pair,
 * and becomes that of the pair after the last. Returns where the pairs end, which is `at` if there
 * are none. Anything may follow. */
const char *an__quick_commented(an_quick_words *words, const char *at, const char *end,
                                an_quick_number *due);

#endif
