/* Where one game of a text ends. */
#ifndef AN_GAME_GAME_END_H
#define AN_GAME_GAME_END_H

#include "attempt.h"

/* Reads the game that was read last with another end, if the text it takes is two games, or more of
 * the text is this game; is_whole: that nothing was left to be explained. sheet_ends.c */
void an_find_game_end(an_trier *trier, bool is_whole);

#endif
