/* Writing a game behind what a buffer holds. */
#ifndef AN_GAME_APPEND_H
#define AN_GAME_APPEND_H

#include "algnot/game.h"

#include "buffer.h"

/* an_scribe_write at the end of a buffer; false when there is no memory. */
bool an_scribe_append(an_scribe *scribe, const an_judgement *judgement, an_buffer *out);

#endif
