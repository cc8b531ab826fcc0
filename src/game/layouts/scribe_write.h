/* Writing games behind one another. */
#ifndef AN_GAME_SCRIBE_WRITE_H
#define AN_GAME_SCRIBE_WRITE_H

#include "algnot/game.h"

#include "buffer.h"

/* Like an_scribe_write, but puts the game at the end of `out`. Returns false if memory runs out. */
bool an__scribe_append(an_scribe *scribe, const an_judgement *judgement, an_buffer *out);

#endif
