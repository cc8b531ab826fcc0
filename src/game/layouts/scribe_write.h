/* Writes games one after the other into one buffer, and says which layouts lose tags. */
#ifndef AN_GAME_SCRIBE_WRITE_H
#define AN_GAME_SCRIBE_WRITE_H

#include "algnot/game.h"

#include "buffer.h"

/* Returns true if a layout writes no tag as such, so that one set by an option is lost. */
bool an__layout_drops_tags(an_layout layout);

/* Writes a game as an_scribe_write does, but at the end of `out`. Returns false when memory runs
 * out. */
bool an__scribe_append(an_scribe *scribe, const an_judgement *judgement, an_buffer *out);

#endif
