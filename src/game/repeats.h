/* Tags of a game that have the name of an earlier one. */
#ifndef AN_GAME_REPEATS_H
#define AN_GAME_REPEATS_H

#include "algnot/game.h"

/*
 * A bit for the name of a tag: the same for the same name, mostly another for another. The factor
 * was found by trial; names that are usual in one game have bits of their own under it.
 */
static inline uint64_t an_tag_bit(an_text name)
{
    enum { BITS = 6 };
    uint32_t first = (unsigned char)*name.at, last = (unsigned char)name.at[name.size - 1];
    uint32_t amid = (unsigned char)name.at[name.size * 3 / 4];
    uint32_t word = first | amid << 8 | last << 16 | (uint32_t)name.size << 24;
    return UINT64_C(1) << (word * UINT32_C(0xe3b024b3) >> (32 - BITS));
}

/* Sets the first of each tag; they stand in the order of their bytes. */
void an_tags_find_first(an_tag *tags, size_t count);

/* Whether no earlier tag has its name. */
static inline bool an_tag_is_first(const an_tag *tag)
{
    return tag->first.at == tag->value.at;
}

#endif
