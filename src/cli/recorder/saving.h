/* What was accepted goes into the file, and is then told. */
#ifndef AN_CLI_SAVING_H
#define AN_CLI_SAVING_H

#include "recorder_state.h"

/* What was accepted is told only when it is on the disk, or with the news that it is not. */
void recorder_settle(recorder *r);

/* Whether there was memory for a text; if not, it is said, and the status tells. */
bool recorder_has_whole(recorder *r, const an_buffer *text);

#endif
