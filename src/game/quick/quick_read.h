/* Reads the movetext of a whole game into packed words. */
#ifndef AN_GAME_QUICK_READ_H
#define AN_GAME_QUICK_READ_H

#include "quick.h"

/* Reads movetext from `at` up to its result: plain moves, the numbers that are due, comments, NAGs
 * and variations. Set words->asides and words->shift before; at least eight bytes before `at` must
 * be readable. Returns false if there is anything else. */
bool an__quick_read(an_quick_words *words, const char *at, const char *end);

#endif
