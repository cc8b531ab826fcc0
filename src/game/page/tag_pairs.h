/* Tag pairs as they are written: [Name "value"], each on a line of its own. */
#ifndef AN_GAME_TAG_PAIRS_H
#define AN_GAME_TAG_PAIRS_H

#include "buffer.h"
#include "text.h"

/* Writes a pair and the end of its line. is_plain: the value has no escapes yet, and gets those
 * that it needs. A value that has them is given those that were forgotten. */
void an__tag_pair_put(an_buffer *out, an_text name, an_text value, bool is_plain);

/* Returns a pair from [ to ] in the game, where it must stand as [Name "value"]. */
static inline an_text an_tag_pair_text(an_text name, an_text value)
{
    const char *begin = name.at - 1, *end = value.at + value.size + 2;
    return an_text_from(begin, (size_t)(end - begin));
}

/* Returns true if one pair stands on the line right below the other, with nothing between them. */
static inline bool an_tag_pairs_touch(an_text pair, an_text next)
{
    const char *end = pair.at + pair.size;
    return next.at == end + 1 && *end == '\n';
}

/* Copies the lines of pairs that stand below each other, from the first to the last. Returns false,
 * and writes nothing, if they are not ASCII, or if memory runs out. */
bool an__tag_pairs_copy(an_buffer *out, an_text first, an_text last);

#endif
