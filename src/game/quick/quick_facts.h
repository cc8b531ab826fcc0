/* What a whole game may have that calls for a finding: repetitions, and many quiet plies. */
#ifndef AN_GAME_QUICK_FACTS_H
#define AN_GAME_QUICK_FACTS_H

#include "findings.h"
#include "quick.h"

/* Returns true if there may be something to say of repetitions, or of plies without a capture or a
 * pawn move, in a game that was played. occupied[i] are the occupied squares after i plies. It may
 * be true without cause, and is never false where there is something. */
bool an__quick_has_facts(const an_quick_words *words, const an_findings *findings,
                         const an_squares *occupied);

/* Returns how many plies at the end of a game are quiet. A ply counts as quiet if its word is
 * neither a capture nor a pawn move. */
size_t an__quick_quiet(const an_quick_words *words);

#endif
