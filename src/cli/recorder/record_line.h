/* A line of the input: moves, and anything that may stand between them. */
#ifndef AN_CLI_RECORD_LINE_H
#define AN_CLI_RECORD_LINE_H

#include "recorder_state.h"

/* Processes a line, and answers it unless it is blank or goes on in the next one. r->input.source
 * must already be its text. */
void recorder_take_line(recorder *r, an_text line);

/* Frees what lines have left in the recorder: texts, and the sets of languages that can read each
 * move. */
void recorder_forget_lines(recorder *r);

#endif
