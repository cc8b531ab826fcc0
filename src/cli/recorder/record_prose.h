/* The words between the moves of a sheet. */
#ifndef AN_CLI_RECORD_PROSE_H
#define AN_CLI_RECORD_PROSE_H

#include "recorder_state.h"

/* Processes a token if it is a word between the moves, or a number that only announces the next
 * move. Returns false if it is to be read as something else, such as a move or a comment. */
bool recorder_takes_prose(recorder *r, const an_token *token, an_text text);

/* Turns the words so far into a comment. They end at `end`, a place in the line. */
void recorder_put_prose(recorder *r, const char *end);

/* Returns whether a number is that of the next move. */
bool recorder_awaits(const an_tree *tree, const an_token *number);

/* Call before a move is played. Returns true unless a move may have been lost among the words
 * before it. Otherwise refuses the word that may be that move. */
bool recorder_has_thread(recorder *r);

/* Keeps a text of the current line in *place, unless another text is already kept there. */
void recorder_remember(const recorder_input *input, input_place *place, an_text text);

/* Call at the end of the input. Reports comments and variations that are still open, and sets the
 * fallback result. */
void recorder_end_sheet(recorder *r);

#endif
