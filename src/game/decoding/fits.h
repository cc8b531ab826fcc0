/* Which moves fit in the place of one that is not written: those behind which the rest of the line
 * can be played. */
#ifndef AN_GAME_FITS_H
#define AN_GAME_FITS_H

#include "decoded.h"

/*
 * Lists in a correction what fits where arc `index` of the path has a hole, or loses a half-move
 * (`is_lost`): the likeliest of the moves that fit, how many there are, and how many half-moves
 * behind them tell. If none follows, every move fits. Returns true if as much can be played though
 * no move is known.
 */
bool an__list_fits(const an_line_decoder *decoder, an_correction *correction, size_t index,
                   bool is_lost);

/* Adds a move to the choices of a correction, the cheapest first. */
void an__add_choice(an_correction *correction, an_choice choice);

#endif
