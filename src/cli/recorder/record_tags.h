/* Tags of the game that is taken down, and those that say where it begins. */
#ifndef AN_CLI_RECORD_TAGS_H
#define AN_CLI_RECORD_TAGS_H

#include "handlers.h"

/* A tag pair of the input: it may say how the game begins or ends, too, or is refused. */
void recorder_take_tag(recorder *r, an_text name, an_text value, an_text text);
/* A tag pair that the session begins with: 'undo' takes back moves. False if its name or value
 * cannot be. */
bool recorder_fix_tag(recorder *r, an_text name, an_text value);

record_handler handle_tag;

#endif
