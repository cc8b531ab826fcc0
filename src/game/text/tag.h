/* Where tag pairs begin and end. */
#ifndef AN_GAME_TAG_H
#define AN_GAME_TAG_H

#include "algnot/finding.h"
#include "algnot/game.h"

/* Reads the tag pair that `from_bracket` begins with into `*tag`. Returns its bytes, or 0 if it
 * does not look like one. Sets `*sound` to true if its name and quotes are correct. */
size_t an__tag_read(an_text from_bracket, an_tag *tag, bool *sound);

/* Reads a tag pair in the usual spelling, [Name "value"], without searching the end of its line.
 * Returns its bytes, or 0 for all others, which an__tag_read may know. */
size_t an__plain_tag_read(an_text from_bracket, an_tag *tag);

enum { AN_GLUED_TAG_MAX = 1024 };

/* Reads a tag pair within a line as an__tag_read does. As such a pair is short, only
 * AN_GLUED_TAG_MAX bytes are looked at. */
size_t an__glued_tag_read(an_text from_bracket, an_tag *tag, bool *sound);

/* Returns the bytes of a line that is a tag pair without its first bracket, Site "Paris"]; 0 if it
 * is none. Only AN_GLUED_TAG_MAX bytes are looked at. */
size_t an__torn_tag_size(an_text line);

/* Returns what is wrong with a tag pair that cannot be read, up to the end of its line: its name
 * has an accent, or its value has no closing quote; else AN_TAG_FORM. */
an_tag_fault an__tag_fault_of(an_text tag);

#endif
