/* Taking back, going about the game, and variations. */
#ifndef AN_CLI_NAVIGATE_H
#define AN_CLI_NAVIGATE_H

#include "handlers.h"

/* False if none can be: why not. */
bool recorder_open_variation(recorder *r, record_message *why);
void recorder_close_variation(recorder *r);

record_handler handle_undo, handle_redo, handle_go, handle_variation, handle_end;

#endif
