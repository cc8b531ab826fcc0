/* What may be told of a game that was skimmed. */
#ifndef AN_GAME_SKIM_FACTS_H
#define AN_GAME_SKIM_FACTS_H

#include "arbiter.h"
#include "skim.h"

/* Whether there may be something to be said of repetitions, or of many quiet plies, in which
 * nothing is taken or moved by a pawn, in a game that was played; occupied are the squares after so
 * many plies. Plies are quiet as far as their words tell. skim_facts.c */
bool an_skim_has_facts(const an_skimmed *skimmed, const an_arbiter *arbiter,
                       const an_squares *occupied);

/* How many plies at the end are quiet, as far as their words tell. */
size_t an_skim_quiet(const an_skimmed *skimmed);

#endif
