/* Moves that the rules forbid, and that were played all the same. */
#ifndef AN_GAME_PLAYED_ILLEGAL_H
#define AN_GAME_PLAYED_ILLEGAL_H

#include "arbiter.h"

/*
 * Returns true if the move at `index`, which an_san_resolve has refused with `code`, is to be
 * played all the same: the game marks it as played, or the options ask for it, and the word says
 * what it puts where. The ply learns the move. The finding learns what becomes of it, and is but a
 * warning if the game has the mark.
 */
bool an__plays_illegal(an_arbiter *arbiter, an_finding *finding, const an_san *san, size_t index,
                       const an_variation *line);

/* Returns true if the side that is not to move may lose its king, as the last move left it there:
 * of such a position the short ways to play moves know nothing. */
static inline bool an_king_is_left(const an_arbiter *arbiter, const an_variation *line)
{
    return arbiter->bench.illegal_count > 0 && an__position_leaves_king_attacked(&line->position);
}

#endif
