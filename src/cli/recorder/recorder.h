/* A game taken down move by move: the dialogue from its beginning to its end. */
#ifndef AN_CLI_RECORDER_H
#define AN_CLI_RECORDER_H

#include "recorder_state.h"

/* Takes the whole input down. Open the session and set languages, dialogue and report first.
 * Returns the status for the program to end with. */
int recorder_run(recorder *r);

#endif
