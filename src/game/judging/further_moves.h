/* Moves in the words behind a game, which may be its continuation. */
#ifndef AN_GAME_FURTHER_MOVES_H
#define AN_GAME_FURTHER_MOVES_H

#include "findings.h"

/*
 * "1.e4 e5 2.Cf3. Puis les Noirs jouent Cc6 et les Blancs Fb5": reports that words behind the last
 * move of a plain text may be played, if two of them in succession, with words between them, are
 * legal there. One suffices if it gives mate, stands behind "and", or in the row of White's last
 * move on a score sheet. They are read in `notation`; `end` is the position at the end of the game.
 * Returns true if it reported so.
 */
bool an__judge_further_moves(const an_bench *bench, an_findings *findings,
                             const an_notation *notation, const an_position *end);

#endif
