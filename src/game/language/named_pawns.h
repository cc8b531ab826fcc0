/* Games that name their pawns by a letter, such as Be4 in German. */
#ifndef AN_GAME_NAMED_PAWNS_H
#define AN_GAME_NAMED_PAWNS_H

#include "trial.h"

/* Returns true if detection would also name the guessed notation for a game that names its pawns:
 * no notation plays it with exact letters, and all notations that know its letters read them alike,
 * the guess being the first of them. */
bool an__only_guess_fits(an_detection *d);

#endif
