/* What follows an error in its line of play is copied as it stands. */
#ifndef AN_GAME_VERBATIM_H
#define AN_GAME_VERBATIM_H

#include "algnot/game.h"

/* Copies the token at index with what stands before it. is_first: the token is the error itself,
 * and what stands before it was written already. */
void an__scribe_put_verbatim(an_scribe *scribe, size_t index, bool is_first);

/* Copies only what stands before the token at index; for the index behind the last token, up to the
 * end of the game. */
void an__scribe_put_marks_before(an_scribe *scribe, size_t index);

#endif
