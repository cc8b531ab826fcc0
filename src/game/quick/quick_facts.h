/* Facts about draws that call for a finding: repetitions, and many quiet plies. */
#ifndef AN_GAME_QUICK_FACTS_H
#define AN_GAME_QUICK_FACTS_H

#include "findings.h"
#include "quick.h"

/* Returns false if nothing is to be reported of repetitions, or of plies without a capture or a
 * pawn move, in a game that was played. Returns true if something may have to be; that may be a
 * false alarm. occupied[i] is the set of occupied squares after i plies. */
bool an__quick_has_facts(const an_quick_words *words, const an_findings *findings,
                         const an_squares *occupied);

/* Returns how many plies at the end of the game are quiet, that is neither a capture nor a pawn
 * move by their words. */
size_t an__quick_quiet(const an_quick_words *words);

#endif
