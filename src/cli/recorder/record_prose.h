/* The words between the moves of a sheet. */
#ifndef AN_CLI_RECORD_PROSE_H
#define AN_CLI_RECORD_PROSE_H

#include "recorder_state.h"
#include "token.h"

/* Takes a token if it is a word between the moves, or a number that only announces a move. Returns
 * false if it is left to be read as a move, a comment and so on. */
bool recorder_takes_prose(recorder *r, const an_token *token, an_text text);

/* Makes a comment of the words so far, which end at `end` in the line. */
void recorder_put_prose(recorder *r, const char *end);

/* Returns whether a number is that of the move to be played next. */
bool recorder_awaits(const an_tree *tree, const an_token *number);

/* Call before a move is played. Returns true unless a move was lost among the words before it,
 * which is then refused. */
bool recorder_has_thread(recorder *r);

/* Keeps a text of the line that is read, unless the place holds one already. */
void recorder_remember(const recorder_input *input, input_place *place, an_text text);

/* Call at the end of the input: reports what was left open, and sets the fallback result. */
void recorder_end_sheet(recorder *r);

#endif
