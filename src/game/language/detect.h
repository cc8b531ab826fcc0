/* Detection: finds out in which notation a game is written. */
#ifndef AN_GAME_DETECT_H
#define AN_GAME_DETECT_H

#include "trial.h"

/* Returns the notation of the last game, if the next game is probably in it as well; otherwise
 * NULL. */
const an_notation *an__last_notation(const an_detection *d);

/* Returns the notation to guess for the game on the bench, which is that of the last game. Returns
 * NULL if the game is written in numbers, which no language plays. */
const an_notation *an__guess(const an_detection *d);

/* Returns true if detection would also name the guessed notation. Call it after the whole game was
 * judged in that notation and nothing broke off. */
bool an__guess_is_right(an_detection *d);

/* Returns the notation of the game on the bench. Returns NULL, and records a finding, if it cannot
 * be decided. */
const an_notation *an__detect(an_detection *d);

#endif
