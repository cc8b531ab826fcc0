/* Which words of a game are corrected for certain. */
#ifndef AN_GAME_CORRECTED_H
#define AN_GAME_CORRECTED_H

#include "algnot/game.h"

/* Returns the finding that says what a word was meant to be, if that is certain and `corrects` is
 * true for its code. NULL: the word stays as it stands. The game was judged
 * with AN_MEND_CERTAIN, and its plies were kept. */
const an_finding *an__correction_of(const an_judgement *judgement, size_t index,
                                    const bool *corrects);

/* Returns the finding that a sheet is written without regard to capitals, if that is to be
 * corrected; else NULL. */
const an_finding *an__case_correction(const an_judgement *judgement, const bool *corrects);

#endif
