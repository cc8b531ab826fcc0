/* Tag pairs as they are written: [Name "value"], each on a line of its own. */
#ifndef AN_GAME_TAG_PAIRS_H
#define AN_GAME_TAG_PAIRS_H

#include "buffer.h"
#include "text.h"

/* Puts a pair and the end of its line; a value that is no plain text has its escapes, as far as
 * they were not forgotten. */
void an_tag_pair_put(an_buffer *out, an_text name, an_text value, bool is_plain);

/* A pair from [ to ], of name and value as they stand in a text where nothing else is between. */
static inline an_text an_tag_pair_text(an_text name, an_text value)
{
    const char *begin = name.at - 1, *end = value.at + value.size + 2;
    return an_text_from(begin, (size_t)(end - begin));
}

/* Whether both stand on lines of their own, one behind the other. */
static inline bool an_tag_pairs_touch(an_text pair, an_text next)
{
    const char *end = pair.at + pair.size;
    return next.at == end + 1 && *end == '\n';
}

/* Puts pairs that stand on lines of their own from one to another as they are; false if they are
 * not of ASCII, or there is no memory. */
bool an_tag_pairs_copy(an_buffer *out, an_text first, an_text last);

#endif
