/* Reads the movetext of a whole game into packed words. */
#ifndef AN_GAME_QUICK_READ_H
#define AN_GAME_QUICK_READ_H

#include "quick.h"

/* Reads movetext up to its result: plain moves, the numbers that are due, comments, NAGs and
 * variations. Call with words->asides and words->shift set, and with at least eight readable bytes
 * before `at`. Returns false if there is anything else. */
bool an__quick_read(an_quick_words *words, const char *at, const char *end);

#endif
