/* The tag section of a game: what may stand among its tags, and which tag begins the next game. The
 * splitter, which sees bytes, and PGN's grammar, which sees tokens, must agree on both. */
#ifndef AN_GAME_SECTION_H
#define AN_GAME_SECTION_H

#include "lines.h"

/* How far a game has come. */
typedef enum an_section {
    AN_SECTION_BARE,     /* no tag pair, and nothing but white space and comments */
    AN_SECTION_TAGS,     /* tag pairs, and nothing behind the last one */
    AN_SECTION_REMARKED, /* tag pairs, and comments behind the last one that may belong to them */
    AN_SECTION_MOVETEXT
} an_section;

/* Takes a comment. It may stand before the tags, or among them unless an empty line parts it from
 * them: the next line may be another tag of this game. Behind the tags and an empty line it is
 * movetext.
 *
 *     [White "A"] {of the club}
 *     [Black "B"]
 */
static inline void an_section_take_comment(an_section *section, const char *game,
                                           const char *comment)
{
    if (*section == AN_SECTION_TAGS || *section == AN_SECTION_REMARKED)
        *section =
            an__follows_empty_line(game, comment) ? AN_SECTION_MOVETEXT : AN_SECTION_REMARKED;
}

/* Takes a tag pair that does not begin another game. */
static inline void an_section_take_tag(an_section *section)
{
    if (*section != AN_SECTION_MOVETEXT)
        *section = AN_SECTION_TAGS;
}

/* Returns true if `tag`, a tag pair at the beginning of a line, belongs to the next game. `game` is
 * where the game at hand begins. */
static inline bool an_section_ends_at(an_section section, const char *game, const char *tag)
{
    return section == AN_SECTION_MOVETEXT ||
           (section == AN_SECTION_REMARKED && an__follows_empty_line(game, tag));
}

#endif
