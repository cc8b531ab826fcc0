/* A game taken down move by move: the dialogue from its beginning to its end. */
#ifndef AN_CLI_RECORDER_H
#define AN_CLI_RECORDER_H

#include "recorder_state.h"

/* Takes down the whole input. Before the call, open the session, and set languages, dialogue and
 * report. Returns the exit status of the program. */
int recorder_run(recorder *r);

#endif
