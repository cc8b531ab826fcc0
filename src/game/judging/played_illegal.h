/* Moves that are illegal but were played all the same. */
#ifndef AN_GAME_PLAYED_ILLEGAL_H
#define AN_GAME_PLAYED_ILLEGAL_H

#include "arbiter.h"

/*
 * Returns true if the illegal move `san` of token `index` is to be played all the same. That is so
 * if the game marks it as played, or the options ask for it, and if its word says which piece goes
 * where. Stores the move in its ply, and records in `finding` that it is played; the finding
 * becomes a warning if the game has the mark.
 */
bool an__plays_illegal(an_arbiter *arbiter, an_finding *finding, const an_san *san, size_t index,
                       const an_variation *line);

/* Returns true if the last move of `line` left its own king attacked. The fast ways to play moves
 * cannot handle such a position. */
static inline bool an_king_is_left(const an_arbiter *arbiter, const an_variation *line)
{
    return arbiter->bench.illegal_count > 0 && an__position_leaves_king_attacked(&line->position);
}

#endif
