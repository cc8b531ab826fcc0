/* Taking back, going about the game, and variations. */
#ifndef AN_CLI_NAVIGATE_H
#define AN_CLI_NAVIGATE_H

#include "handlers.h"

/* False if none can be: why not. */
bool recorder_open_variation(recorder *r, record_word *why);
void recorder_close_variation(recorder *r);

record_act act_undo, act_redo, act_go, act_variation, act_end;

#endif
