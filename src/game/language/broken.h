/* Choosing a language for a game that no language plays to its end. */
#ifndef AN_GAME_BROKEN_H
#define AN_GAME_BROKEN_H

#include "rounds.h"

/*
 * Returns true if a lenient reading that plays the whole game is owed to chance: the exact round
 * ended at a move that could be read but not played, and the lenient one got only a few plies
 * further, by a move that does not say where its piece comes from. An illegal move of one language
 * is not taken for a legal one of another on so little ground.
 */
bool an__is_owed_to_chance(const an_round *exact, const an_round *lenient, uint64_t surviving);

/*
 * Returns the notation in which the error comes last. A few plies more may be owed to chance: an
 * impossible Bd3 of an English game is a pawn's move where B is the German pawn. So the lenient
 * round counts only if it gets further than the exact one by AN_CHANCE_PLIES.
 */
const an_notation *an__detect_broken(const an_round *exact, const an_round *lenient);

#endif
