/* Tags of the game that is taken down, including those that give its start position. */
#ifndef AN_CLI_RECORD_TAGS_H
#define AN_CLI_RECORD_TAGS_H

#include "handlers.h"

/* Processes a tag pair of the input, whose whole text is `text`. It may also give the start
 * position or the result. */
void recorder_take_tag(recorder *r, an_text name, an_text value, an_text text);

/* Sets a tag at the beginning of the session, which 'undo' does not change. Returns false if this
 * tag may not be set, or not to this value. */
bool recorder_fix_tag(recorder *r, an_text name, an_text value);

#endif
