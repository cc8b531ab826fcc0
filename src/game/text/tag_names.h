/* Tags of a game by their names, and those that have the name of an earlier one. */
#ifndef AN_GAME_TAG_NAMES_H
#define AN_GAME_TAG_NAMES_H

#include <string.h>

#include "algnot/game.h"

#include "compiler.h"
#include "text.h"

/*
 * A number for the name of a tag: the same for the same name, mostly another for another. The
 * factor was found by trial; names that are usual in one game have numbers of their own under it.
 */
enum { AN_TAG_NUMBERS = 64 };

static inline unsigned an_tag_number(an_text name)
{
    enum { BITS = 6 };
    uint32_t first = (unsigned char)*name.at, last = (unsigned char)name.at[name.size - 1];
    uint32_t amid = (unsigned char)name.at[name.size * 3 / 4];
    uint32_t word = first | amid << 8 | last << 16 | (uint32_t)name.size << 24;
    return word * UINT32_C(0xe3b024b3) >> (32 - BITS);
}

static inline uint64_t an_tag_bit(an_text name)
{
    return UINT64_C(1) << an_tag_number(name);
}

/* Whether the bits of so many names tell that no two of them are the same. */
static inline bool an_tags_differ(uint64_t names, size_t count)
{
    return an_bit_count(names) == count;
}

/* The value of the first tag with a name, which has no byte of its own (at NULL) if there is none.
 * Of a name that is known when this is compiled its bit is known, too. */
static inline an_text an_tag_value(const an_game *game, const char *name)
{
    an_text wanted = an_text_from(name, strlen(name));
    bool is_unknown = game->names == 0;
    if (wanted.size == 0 || !(is_unknown || (game->names & an_tag_bit(wanted)) != 0))
        return an_text_from(NULL, 0);
    for (size_t i = 0; i < game->tag_count; i++)
        if (an_text_equal(game->tags[i].name, wanted))
            return game->tags[i].value;
    return an_text_from(NULL, 0);
}

/* Sets the first of each tag; they stand in the order of their bytes. */
void an_tags_find_first(an_tag *tags, size_t count);

/* Whether no earlier tag has its name. */
static inline bool an_tag_is_first(const an_tag *tag)
{
    return tag->first.at == tag->value.at;
}

#endif
