/* The words of a sheet between its moves. */
#ifndef AN_CLI_RECORD_PROSE_H
#define AN_CLI_RECORD_PROSE_H

#include "recorder_state.h"
#include "token.h"

/* Whether a token is one of them, or a number that only makes room for a move. */
bool recorder_takes_prose(recorder *r, const an_token *token, an_text text);
/* The words so far, up to an end in the line, become a comment. */
void recorder_put_prose(recorder *r, const char *end);

/* Whether a number is that of the move to be played. */
bool recorder_awaits(const recorder *r, const an_token *number);
/* Whether no move was lost among words before one that is to be played; else it is refused. */
bool recorder_has_thread(recorder *r);

/* Keeps a text of the line at hand, if the place holds none yet. */
void recorder_remember(const recorder *r, input_place *place, an_text text);
/* The input is over: what was left open is told, and a result that was due is set. */
void recorder_end_sheet(recorder *r);

#endif
