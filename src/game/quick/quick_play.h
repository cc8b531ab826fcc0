/* Plays what skimming has read. */
#ifndef AN_GAME_QUICK_PLAY_H
#define AN_GAME_QUICK_PLAY_H

#include "packed_move.h"
#include "quick.h"
#include "trial.h"

/* Plays what was read from the usual start, in the arbiter's notation, and takes note of it as of a
 * guess; its entries, if they are to be kept, are the arbiter's. False: not all of it can be
 * played, or there is something to be said. quick_play.c */
bool an_quick_play(const an_quick_words *words, an_detection *detection, an_entry *entries,
                   an_position *end);

#endif
