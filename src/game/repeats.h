/* Tags of a game that have the name of an earlier one. */
#ifndef AN_GAME_REPEATS_H
#define AN_GAME_REPEATS_H

#include "algnot/game.h"

/* Sets the first of each tag; they stand in the order of their bytes. */
void an_tags_find_first(an_tag *tags, size_t count);

/* Whether no earlier tag has its name. */
static inline bool an_tag_is_first(const an_tag *tag)
{
    return tag->first.at == tag->value.at;
}

#endif
