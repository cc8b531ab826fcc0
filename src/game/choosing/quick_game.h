/* A whole game by the fast path. */
#ifndef AN_GAME_QUICK_GAME_H
#define AN_GAME_QUICK_GAME_H

#include "arbiter.h"
#include "draft.h"

/*
 * Does what an_game_next does, if the whole game is plain and there is nothing to say of it.
 * Returns false if it is not, or may not be; then the reader is where it was, and the game is to be
 * read and judged the general way.
 */
bool an__quick_game(an_reader *reader, an_arbiter *arbiter, an_game *game, an_judgement *judgement);

#endif
