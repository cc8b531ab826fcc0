/* What is left of a heading where some of it has become tags. */
#ifndef AN_GAME_HEADING_REST_H
#define AN_GAME_HEADING_REST_H

#include "buffer.h"
#include "found_tags.h"

/* Puts what is not used of the words of a heading at the end of `out`, line by line, without the
 * marks that parted it from what is used. */
void an__heading_put_rest(an_buffer *out, an_text words, const an_found_tags *found);

#endif
