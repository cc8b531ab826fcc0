/* Taking moves back, going to other moves, and variations. */
#ifndef AN_CLI_NAVIGATE_H
#define AN_CLI_NAVIGATE_H

#include "handlers.h"
#include "moment.h"

/* Opens a variation on the last move. Returns false if that is impossible, and sets *why to the
 * reason. */
bool recorder_open_variation(recorder *r, record_message *why);

/* Closes the current variation, and goes back to the move that it is an alternative to. In the main
 * line, goes to its end. */
void recorder_close_variation(recorder *r);

/* Call after the place of writing has changed. Removes variations that are no longer open from the
 * stack. */
void recorder_forget_variations(recorder *r);

/* Does what recorder_forget_variations does, and tells the new place. */
void recorder_changed_place(recorder *r);

/* Returns the move at a place, in the line through the place of writing; AN_TREE_START if there is
 * none. The end is that of the game. Warns if readers may take the side for the other one. */
an_node recorder_find_place(recorder *r, const moment *place);

#endif
