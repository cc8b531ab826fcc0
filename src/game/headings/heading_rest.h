/* What is left of a heading after some of it has become tags. */
#ifndef AN_GAME_HEADING_REST_H
#define AN_GAME_HEADING_REST_H

#include "buffer.h"
#include "found_tags.h"

/* Puts at the end of `out` what `found` does not use of `words`, a heading, line by line. The marks
 * between used and unused parts are left out. */
void an__heading_put_rest(an_buffer *out, an_text words, const an_found_tags *found);

#endif
