/* A sheet that was recorded line by line, read again as a whole. */
#ifndef AN_CLI_SECOND_READING_H
#define AN_CLI_SECOND_READING_H

#include "recorder_state.h"

/* Reads a sheet again as validate and convert read it. They see what follows a move, and can tell a
 * move that was played from one that is only spoken of. Says where the recorded game differs. Does
 * nothing if the sheet had commands or tag pairs. */
void recorder_read_again(recorder *r);

#endif
