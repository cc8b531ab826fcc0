/* Where one game of a text ends, if the board must tell. */
#ifndef AN_GAME_GAME_END_H
#define AN_GAME_GAME_END_H

#include "attempt.h"

/* Reads the game that was read last with another end, if its text is two games, or more of the text
 * is this game. `is_whole`: the last reading left nothing to be explained. */
void an__find_game_end(an_trier *trier, bool is_whole);

#endif
