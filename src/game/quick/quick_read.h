/* Reads a plain game into packed words. */
#ifndef AN_GAME_QUICK_READ_H
#define AN_GAME_QUICK_READ_H

#include "quick.h"

/* Reads movetext up to a result: plain moves, numbers that are due, comments and, where asides are
 * not kept, NAGs. At least eight bytes stand before it. The caller has set words->asides. False:
 * there is something else. quick_read.c */
bool an_quick_read(an_quick_words *words, const char *at, const char *end);

#endif
