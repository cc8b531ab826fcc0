/* Games that no language plays whole. */
#ifndef AN_GAME_BROKEN_H
#define AN_GAME_BROKEN_H

#include "rounds.h"

/* A move that a language reads, but cannot play, is no other move in another language for want of
 * better, unless much of the game bears it out, or each piece who is named stands where he is said
 * to come from. */
bool an_is_owed_to_chance(const an_round *exact, const an_round *lenient, uint64_t surviving);

/*
 * That in which its error comes last, if none plays it at all. A few plies more may be owed to
 * chance (an impossible Bd3 of an English game is a pawn move with the letter of a German pawn), so
 * letters beyond the table must carry a game further than that.
 */
const an_notation *an_detect_broken(const an_round *exact, const an_round *lenient);

#endif
