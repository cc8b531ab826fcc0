/* What may be told of a game that was words. */
#ifndef AN_GAME_QUICK_FACTS_H
#define AN_GAME_QUICK_FACTS_H

#include "findings.h"
#include "quick.h"

/* Whether there may be something to be said of repetitions, or of many quiet plies, in which
 * nothing is taken or moved by a pawn, in a game that was played; occupied are the squares after so
 * many plies. Plies are quiet as far as their words tell. quick_facts.c */
bool an_quick_has_facts(const an_quick_words *words, const an_findings *findings,
                        const an_squares *occupied);

/* How many plies at the end are quiet, as far as their words tell. */
size_t an_quick_quiet(const an_quick_words *words);

#endif
