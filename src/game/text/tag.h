/* Where tag pairs begin and end. */
#ifndef AN_GAME_TAG_H
#define AN_GAME_TAG_H

#include "algnot/game.h"

/* Returns the bytes of a tag pair at a [, 0 if it does not look like one; sets *sound to whether
 * its name and quotes are as they should be. */
size_t an__tag_read(an_text from_bracket, an_tag *tag, bool *sound);

/* Returns the bytes of a tag pair as nearly all are written, [Name "value"], which needs no look at
 * the end of its line; 0 for all others, which an__tag_read may know. */
size_t an__plain_tag_read(an_text from_bracket, an_tag *tag);

enum { AN_GLUED_TAG_MAX = 1024 };

/* Reads a tag pair within a line as an__tag_read does. Looks at the first
 * AN_GLUED_TAG_MAX bytes at most, because such a pair is short. */
size_t an__glued_tag_read(an_text from_bracket, an_tag *tag, bool *sound);

/* Returns the bytes of a line that is a tag pair but for its first bracket, Site "Paris"], and is
 * as short; 0 if it is none. */
size_t an__torn_tag_size(an_text line);

#endif
