/* Plays what skimming has read. */
#ifndef AN_GAME_SKIM_PLAY_H
#define AN_GAME_SKIM_PLAY_H

#include "arbiter.h"
#include "skim.h"

/* Plays what was read from the usual start, in the arbiter's notation, and takes note of it as of a
 * guess; its entries, if they are to be kept, are the arbiter's. False: not all of it can be
 * played, or there is something to be said. skim_play.c */
bool an_skim_play(const an_skimmed *skimmed, an_arbiter *arbiter, an_position *end);

#endif
