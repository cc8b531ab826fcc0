/* Skims moves with comments. */
#ifndef AN_GAME_SKIM_COMMENTED_H
#define AN_GAME_SKIM_COMMENTED_H

#include "skim.h"
#include "skim_words.h"

/*
 * Reads pairs of moves, each with its number and a comment, from a place where White is to move:
 * "12. Nf3 {[%clk 0:05:00]} 12... Nc6 {[%clk 0:04:59]}". Returns where they end, and what follows
 * may be anything. skim_commented.c
 */
const char *an_skim_commented(an_skimmed *skimmed, const char *at, const char *end,
                              an_skim_number *due);

#endif
