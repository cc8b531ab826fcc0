/* Copying what follows an error in its line of play. */
#ifndef AN_GAME_VERBATIM_H
#define AN_GAME_VERBATIM_H

#include "algnot/game.h"

/* Copies the token `index` and what stands before it. If `is_first`, the token is the error itself,
 * and what stands before it is already written. */
void an__scribe_put_verbatim(an_scribe *scribe, size_t index, bool is_first);

/* Copies only what stands before the token `index`. If `index` is the number of tokens, that is the
 * rest of the game. */
void an__scribe_put_marks_before(an_scribe *scribe, size_t index);

#endif
