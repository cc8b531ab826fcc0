/* Tags of a game by their names, and tags that have the name of an earlier one. */
#ifndef AN_GAME_TAG_NAMES_H
#define AN_GAME_TAG_NAMES_H

#include <string.h>

#include "algnot/game.h"

#include "compiler.h"
#include "text.h"

/* Returns one bit of 64 for the name of a tag, chosen by a hash. The factor was found by trial, so
 * that the names which are usual in one game have different bits. */
static inline uint64_t an_tag_bit(an_text name)
{
    enum { BITS = 6 };
    uint32_t first = (unsigned char)*name.at, last = (unsigned char)name.at[name.size - 1];
    uint32_t amid = (unsigned char)name.at[name.size * 3 / 4];
    uint32_t word = first | amid << 8 | last << 16 | (uint32_t)name.size << 24;
    return UINT64_C(1) << (word * UINT32_C(0xe3b024b3) >> (32 - BITS));
}

/* Returns true if `names`, the union of the bits of `count` names, shows that no two of the names
 * are equal. */
static inline bool an_tags_differ(uint64_t names, size_t count)
{
    return an_bit_count(names) == count;
}

/* Returns the value of the first tag called `name`. Its `at` is NULL if there is none. For a
 * constant name the compiler computes the bit. */
static inline an_text an_tag_value(const an_game *game, const char *name)
{
    an_text wanted = an_text_from(name, strlen(name));
    bool is_unknown = game->own.tag_names == 0;
    if (wanted.size == 0 || !(is_unknown || (game->own.tag_names & an_tag_bit(wanted)) != 0))
        return an_text_from(NULL, 0);
    for (size_t i = 0; i < game->tag_count; i++)
        if (an_text_equal(game->tags[i].name, wanted))
            return game->tags[i].value;
    return an_text_from(NULL, 0);
}

/* Sets `first` of each tag to the value of the earliest tag with the same name. The order of the
 * tags, which is that of their bytes, is kept. */
void an__tags_find_first(an_tag *tags, size_t count);

/* Returns true if no earlier tag has the same name. */
static inline bool an_tag_is_first(const an_tag *tag)
{
    return tag->first.at == tag->value.at;
}

#endif
