/* What was accepted is saved, and only then told. */
#ifndef AN_CLI_SAVING_H
#define AN_CLI_SAVING_H

#include "recorder_state.h"

/* Saves the game if it has changed, then writes the answers: whatever was accepted is told only
 * when it is on the disk, or with the news that it is not. */
void recorder_settle(recorder *r);

/* Returns whether there was memory for a text. If not, this is said, and the session ends with
 * trouble. */
bool recorder_has_whole(recorder *r, const an_buffer *text);

#endif
