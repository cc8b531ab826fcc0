/* Which moves fit where a move is missing: those after which the rest of the line can be played. */
#ifndef AN_GAME_MISSING_MOVE_H
#define AN_GAME_MISSING_MOVE_H

#include "decoded.h"

/*
 * Fills `candidates` with the moves that fit at arc `index` of the path, which is a hole, or which
 * loses one or two half-moves: the likeliest moves for the hole, or for the first that is lost,
 * their number, and how many half-moves after them are legal. If no half-move follows, every move
 * fits. Returns true if just as many half-moves can be played without knowing the missing one.
 */
bool an__find_missing_move(const an_line_decoder *decoder, an_candidate_moves *candidates,
                           size_t index);

/* Inserts `choice` among `candidates`, which are sorted by `more`. A full list drops the last one.
 * Does nothing if the list has the move already. */
void an__add_choice(an_candidate_moves *candidates, an_choice choice);

#endif
