/* Writes games one after the other into one buffer. */
#ifndef AN_GAME_SCRIBE_WRITE_H
#define AN_GAME_SCRIBE_WRITE_H

#include "algnot/game.h"

#include "buffer.h"

/* Writes a game as an_scribe_write does, but at the end of `out`. Returns false when memory runs
 * out. */
bool an__scribe_append(an_scribe *scribe, const an_judgement *judgement, an_buffer *out);

#endif
