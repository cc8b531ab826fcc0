/* Games whose pawns are named by a letter. */
#ifndef AN_GAME_NAMED_PAWNS_H
#define AN_GAME_NAMED_PAWNS_H

#include "trial.h"

/* Whether no language plays the game with exact letters, and only such as read it alike with
 * letters beyond the table, of which the one guessed is the first; alone.c. */
bool an_only_guess_fits(an_detection *d);

#endif
