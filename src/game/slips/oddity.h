/* Oddity: how rarely anybody plays a move, as far as exchanges tell. */
#ifndef AN_GAME_ODDITY_H
#define AN_GAME_ODDITY_H

#include "algnot/chess.h"

/* Returns what it costs in a reading that a move was played, in tenths of a nat: more the more it
 * leaves to be taken, and the more it leaves untaken. `after` is the position behind the move. */
unsigned an__oddity(const an_position *before, const an_position *after, an_move move);

#endif
