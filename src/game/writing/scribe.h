/* The scribe writes games behind each other. */
#ifndef AN_GAME_SCRIBE_H
#define AN_GAME_SCRIBE_H

#include "buffer.h"
#include "writing.h"

/* an_scribe_write at the end of a buffer; false when there is no memory. */
bool an_scribe_append(an_scribe *scribe, const an_judgement *judgement, an_buffer *out);

#endif
