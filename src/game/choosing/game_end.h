/* Where one game of a text ends and the next begins, where only the board can tell. */
#ifndef AN_GAME_GAME_END_H
#define AN_GAME_GAME_END_H

#include "attempt.h"

/* Reads the last game again with another end if its text proves to be two games, or if more of the
 * text belongs to it. `is_whole` says whether the last reading left nothing unexplained. */
void an__find_game_end(an_trier *trier, bool is_whole);

#endif
