/* Saving what was accepted, before it is answered. */
#ifndef AN_CLI_SAVING_H
#define AN_CLI_SAVING_H

#include "recorder_state.h"

/* Saves the game if it has changed, then writes the answers. A move is therefore confirmed only
 * when it is on the disk, or together with the message that saving failed. */
void recorder_settle(recorder *r);

/* Returns false if memory ran out for a text. This is then reported, and the session ends with
 * STATUS_TROUBLE. */
bool recorder_has_whole(recorder *r, const an_buffer *text);

#endif
