/* Chooses a language for a game that no language plays to its end. */
#ifndef AN_GAME_BROKEN_H
#define AN_GAME_BROKEN_H

#include "rounds.h"

/*
 * Returns true if a lenient reading plays the whole game only by chance. That is assumed if the
 * exact round ended at a move that could be read but not played, and the lenient one got only a few
 * plies further, by a move that does not name its origin. On so little ground an illegal move of
 * one language is not taken for a legal move of another. `surviving` is the set of notations that
 * play the game in the lenient round.
 */
bool an__is_owed_to_chance(const an_round *exact, const an_round *lenient, uint64_t surviving);

/*
 * Returns the notation in which the first error comes latest. A few plies more may be chance: Bd3,
 * illegal in an English game, is a pawn's move in German, where B is the pawn. So the lenient round
 * counts only if it gets further than the exact one by AN_CHANCE_PLIES.
 */
const an_notation *an__detect_broken(const an_round *exact, const an_round *lenient);

#endif
