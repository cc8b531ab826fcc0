/* Other games that an article names by their players: "Short–Adams". */
#ifndef AN_GAME_NAMED_GAME_H
#define AN_GAME_NAMED_GAME_H

#include "algnot/base.h"

/* Returns the bytes of two names at the beginning of `text` that are joined as players of a game
 * are: "Short–Adams", "Short v. Adams", "Short gegen Adams", "Short - Adams" where no words stand
 * before it in its sentence (`is_first`), or "the game Short-Adams". Returns 0 if there are none.
 * `begin` is where the whole text begins, and `heading` what stands before its first move: a game
 * that is named there is the one that the text tells. */
size_t an__other_game_size(const char *begin, an_text text, an_text heading, bool is_first);

#endif
