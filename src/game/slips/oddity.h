/* Oddity: how unlikely it is that somebody plays a move, judged by exchanges alone. */
#ifndef AN_GAME_ODDITY_H
#define AN_GAME_ODDITY_H

#include "algnot/chess.h"

/* Returns what it costs in a reading that `move` was played, in tenths of a nat, from 0 to 15. The
 * cost rises with the material that the move leaves en prise, and with what it could have won but
 * did not. `after` is the position after the move. */
unsigned an__oddity(const an_position *before, const an_position *after, an_move move);

#endif
