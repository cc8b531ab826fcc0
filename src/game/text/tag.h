/* Where tag pairs begin and end. */
#ifndef AN_GAME_TAG_H
#define AN_GAME_TAG_H

#include "algnot/game.h"

/* Bytes of a tag pair at a [, 0 if it does not look like one; *sound: with its quotes. */
size_t an_tag_read(an_text from_bracket, an_tag *tag, bool *sound);

/* The same of a tag pair as nearly all are written, [Name "value"], which needs no look at the end
 * of its line; 0 of all others, which may still be some. */
size_t an_plain_tag_read(an_text from_bracket, an_tag *tag);

/* How a tag pair began that followed another one: [Name ", as it may do again. */
enum { AN_TAG_BEGINNING = 32 };

typedef struct an_tag_beginning {
    char bytes[AN_TAG_BEGINNING];
    uint32_t marks; /* a bit for each of them; 0: none is known, or it is longer */
    uint32_t size;
} an_tag_beginning;

/* The beginning of a tag pair that was read as an_plain_tag_read does. */
void an_tag_begins(an_tag_beginning *beginning, const char *bracket, const an_tag *tag);

/* an_plain_tag_read of a pair that has this beginning and is short; 0 of all others. */
size_t an_known_tag_read(const an_tag_beginning *beginning, an_text from_bracket, an_tag *tag);

enum { AN_GLUED_TAG_MAX = 1024 };

/* The same within a line, where a tag pair is expected to be short: so many bytes are looked at. */
size_t an_glued_tag_read(an_text from_bracket, an_tag *tag, bool *sound);

/* Bytes of a line that is a tag pair but for its first bracket, Site "Paris"], and as short; 0 if
 * it is none. */
size_t an_torn_tag_size(an_text line);

#endif
