/* Tag pairs as they are written: [Name "value"], each on a line of its own. */
#ifndef AN_GAME_TAG_PAIRS_H
#define AN_GAME_TAG_PAIRS_H

#include "buffer.h"
#include "text.h"

/* Writes a tag pair and a line end. If `is_plain`, `value` has no escapes yet, and is escaped here.
 * Otherwise it is escaped already, and only escapes that were forgotten are added. */
void an__tag_pair_put(an_buffer *out, an_text name, an_text value, bool is_plain);

/* Returns the bytes of a tag pair in the game, from [ to ]. It must be written there as [Name
 * "value"], with a single blank. */
static inline an_text an_tag_pair_text(an_text name, an_text value)
{
    const char *begin = name.at - 1, *end = value.at + value.size + 2;
    return an_text_from(begin, (size_t)(end - begin));
}

/* Returns true if `next` stands on the line directly below `pair`, with nothing else between
 * them. */
static inline bool an_tag_pairs_touch(an_text pair, an_text next)
{
    const char *end = pair.at + pair.size;
    return next.at == end + 1 && *end == '\n';
}

/* Copies lines of tag pairs from the pair `first` to the pair `last`, both as an_tag_pair_text
 * returns them; the lines must follow each other. Returns false, and writes nothing, if they are
 * not ASCII, or if memory runs out. */
bool an__tag_pairs_copy(an_buffer *out, an_text first, an_text last);

#endif
