/* A line of the input: moves and all that may stand between them. */
#ifndef AN_CLI_RECORD_LINE_H
#define AN_CLI_RECORD_LINE_H

#include "recorder_state.h"

/* Frees what lines have left: all texts, and who reads them. */
void recorder_forget_lines(recorder *r);

void recorder_take_line(recorder *r, an_text line);

#endif
