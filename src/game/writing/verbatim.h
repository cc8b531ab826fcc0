/* What stands behind an error, as it stands. */
#ifndef AN_GAME_VERBATIM_H
#define AN_GAME_VERBATIM_H

#include "algnot/game.h"

/* The first copies a token behind an error, with what stands before it; is_first: it is that of the
 * error. The second copies only what stands before a token, or at the end of the game. untouched.c
 */
void an_scribe_put_untouched(an_scribe *scribe, size_t index, bool is_first);

void an_scribe_put_marks_before(an_scribe *scribe, size_t index);

#endif
