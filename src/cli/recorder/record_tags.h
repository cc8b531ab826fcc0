/* Tags of the game that is taken down, and those that say where it begins. */
#ifndef AN_CLI_RECORD_TAGS_H
#define AN_CLI_RECORD_TAGS_H

#include "handlers.h"

/* Takes a tag pair of the input, which stands at `text`. It may also say how the game begins or
 * ends. */
void recorder_take_tag(recorder *r, an_text name, an_text value, an_text text);

/* Sets a tag that the session begins with, which 'undo' does not take back. Returns false if the
 * tag may not be set, or not to this value. */
bool recorder_fix_tag(recorder *r, an_text name, an_text value);

record_handler handle_tag;

#endif
