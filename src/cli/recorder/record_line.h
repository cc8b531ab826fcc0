/* A line of the input: moves and all that may stand between them. */
#ifndef AN_CLI_RECORD_LINE_H
#define AN_CLI_RECORD_LINE_H

#include "recorder_state.h"

/* Takes a line, whose text is r->input.source. */
void recorder_take_line(recorder *r, an_text line);

/* Frees what lines have left in the recorder: texts, and the readers of moves. */
void recorder_forget_lines(recorder *r);

#endif
