/* The squares of a move: by which slip other ones were written. */
#ifndef AN_GAME_SQUARES_H
#define AN_GAME_SQUARES_H

#include <stdbool.h>

#include "algnot/notation.h"

#include "costs.h"

/* Returns the step by which a square was written for the one that is meant: AN_STEP_ILLEGIBLE if
 * one slip cannot explain it. A file or rank that is AN_UNSAID agrees with any. */
an_step an__step_of_square(unsigned file, unsigned rank, unsigned meant_file, unsigned meant_rank);

/* Returns the step by which the squares that `san` names were written for those of `meant`. The
 * file of the origin does not count if `ignores_file`. */
an_step an__step_of_squares(const an_san *san, const an_san *meant, bool ignores_file);

#endif
