/* Taking back, going to other moves, and variations. */
#ifndef AN_CLI_NAVIGATE_H
#define AN_CLI_NAVIGATE_H

#include "handlers.h"

/* Opens a variation on the last move. Returns false if that is impossible; *why tells the reason.
 */
bool recorder_open_variation(recorder *r, record_message *why);

/* Goes back to the move that the variation is an alternative to; in the main line, to its end. */
void recorder_close_variation(recorder *r);

/* Call after the place of writing has changed: variations that were open may be gone. */
void recorder_forget_variations(recorder *r);

/* Does so, and tells the new place. */
void recorder_changed_place(recorder *r);

/* Returns whether a text is the place of a move: "12", "12w" and "12." are White's; "12b", "12n"
 * and "12..." Black's. */
bool recorder_is_place(an_text place);

/* Returns the move with this place in the line that goes through the place of writing;
 * AN_TREE_START: there is none. */
an_node recorder_find_place(const recorder *r, an_text place);

record_handler handle_undo, handle_redo, handle_go, handle_variation, handle_end;

#endif
