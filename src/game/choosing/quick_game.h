/* A whole game read and judged by the fast path. */
#ifndef AN_GAME_QUICK_GAME_H
#define AN_GAME_QUICK_GAME_H

#include "arbiter.h"

/*
 * Does what an_game_next does, if the whole game is plain and raises no findings. Otherwise, or in
 * doubt, returns false: the reader is then where it was before, and the caller must read and judge
 * the game the general way.
 */
bool an__quick_game(an_reader *reader, an_arbiter *arbiter, an_game *game, an_judgement *judgement);

#endif
