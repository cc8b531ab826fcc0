/* Games that name their pawns by a letter. */
#ifndef AN_GAME_NAMED_PAWNS_H
#define AN_GAME_NAMED_PAWNS_H

#include "trial.h"

/* Returns true if detection would name the guessed notation for a game that names its pawns: no
 * notation plays it with exact letters, and all that know its letters, of which the guess is the
 * first, read them alike. */
bool an__only_guess_fits(an_detection *d);

#endif
