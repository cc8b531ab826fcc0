/* Taking back, going to other moves, and variations. */
#ifndef AN_CLI_NAVIGATE_H
#define AN_CLI_NAVIGATE_H

#include "handlers.h"

/* Opens a variation on the last move. Returns false if that is impossible; *why tells the reason.
 */
bool recorder_open_variation(recorder *r, record_message *why);

/* Goes back to the move that the variation is an alternative to; in the main line, to its end. */
void recorder_close_variation(recorder *r);

record_handler handle_undo, handle_redo, handle_go, handle_variation, handle_end;

#endif
