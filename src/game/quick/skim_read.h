/* Reads a plain game into packed words. */
#ifndef AN_GAME_SKIM_READ_H
#define AN_GAME_SKIM_READ_H

#include "skim.h"

/* Reads movetext up to a result: plain moves, numbers that are due, comments and, where asides are
 * not kept, NAGs. At least eight bytes stand before it. The caller has set skimmed->asides. False:
 * there is something else. skim_read.c */
bool an_skim_read(an_skimmed *skimmed, const char *at, const char *end);

#endif
