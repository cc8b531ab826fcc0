/* Which words of a game are corrected because it is certain what they were meant to be. */
#ifndef AN_GAME_CORRECTED_H
#define AN_GAME_CORRECTED_H

#include "algnot/game.h"

/* Returns the finding that says what the token `index` was meant to be, if that is certain and
 * corrects[code] is true for its code. Returns NULL if the word stays unchanged. The game must have
 * been judged with AN_MEND_CERTAIN, and its plies must have been kept. */
const an_finding *an__correction_of(const an_judgement *judgement, size_t index,
                                    const bool *corrects);

/* Returns the finding that a sheet ignores capitals or has words in another language throughout, if
 * corrects[code] is true for its code; else NULL. All such words are to be corrected. */
const an_finding *an__habit_correction(const an_finding_list *findings, const bool *corrects);

#endif
