/* Detection: in which notation a game is written. */
#ifndef AN_GAME_DETECT_H
#define AN_GAME_DETECT_H

#include "trial.h"

/* Returns the last game's notation, if the next game may be expected to be in it; else NULL. */
const an_notation *an__last_notation(const an_detection *d);

/* Returns the notation to guess for the game on the bench: the last one's. NULL if the game is
 * written in numbers, which no language plays. */
const an_notation *an__guess(const an_detection *d);

/* Returns true if detection would name the notation that was guessed. Call it after the whole game
 * was judged in it, and nothing broke off. */
bool an__guess_is_right(an_detection *d);

/* Returns the notation of the game on the bench; NULL, and records a finding, if undecided. */
const an_notation *an__detect(an_detection *d);

#endif
