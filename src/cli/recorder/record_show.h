/* What the recorder shows: prompt, moves, board and sheet. */
#ifndef AN_CLI_RECORD_SHOW_H
#define AN_CLI_RECORD_SHOW_H

#include "recorder_state.h"

void recorder_prompt(recorder *r);
void recorder_answer_move(recorder *r);
/* Once more, with the signs that have come since. */
void recorder_answer_signs(recorder *r);
/* A program gets a line for what was no move, too: where the game stands. */
void recorder_answer_place(recorder *r);
void recorder_tell_end(recorder *r);
void recorder_put_board(recorder *r);
void recorder_put_game(recorder *r, an_layout layout);
void recorder_put_place(recorder *r);

/* The notation that moves are told in. */
an_notation recorder_notation(const recorder *r);

#endif
