/* The language that a game is written in. */
#ifndef AN_GAME_DETECT_H
#define AN_GAME_DETECT_H

#include "trial.h"

/* The last game's notation, if the next game may be expected to be in it; else NULL. */
const an_notation *an_last_notation(const an_detection *d);

/* The same, if nothing but judging the game in it is needed to know whether that is
 * its own; else NULL. */
const an_notation *an_guess(const an_detection *d);

/* Whether detection would have named the notation guessed, in which the whole game was judged. */
bool an_guess_is_right(an_detection *d);

/* The notation the game is written in; NULL, and a finding, if undecided. */
const an_notation *an_detect(an_detection *d);

#endif
