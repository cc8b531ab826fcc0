/* A move of the input and its signs: played, asked about, or refused. */
#ifndef AN_CLI_RECORD_MOVE_H
#define AN_CLI_RECORD_MOVE_H

#include "recorder_state.h"

/* False: the move is not played, and the rest of the line is not to be read. */
bool recorder_take_move(recorder *r, an_text word);
void recorder_play(recorder *r, const reading *chosen, an_text signs);

/* Signs of the last move, glued to it or apart. */
void recorder_take_signs(recorder *r, an_text text);

#endif
