/* A game taken down move by move: the dialogue. */
#ifndef AN_CLI_RECORDER_H
#define AN_CLI_RECORDER_H

#include "recorder_state.h"

/* Takes the whole input down; the status. */
int recorder_run(recorder *r);

#endif
