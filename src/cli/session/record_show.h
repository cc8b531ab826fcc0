/* What the recorder shows: its prompt, moves, boards and the game. */
#ifndef AN_CLI_RECORD_SHOW_H
#define AN_CLI_RECORD_SHOW_H

#include "recorder_state.h"

/* Writes the prompt: what is awaited. */
void recorder_prompt(recorder *r);

/* Puts the number of the move that is due as the prompt shows it: "5." or "5...". */
void recorder_put_number(const recorder *r, an_buffer *out);

/* Puts the move that leads to a place, with its number and signs: "31... bxc3". */
void recorder_put_named(const recorder *r, an_buffer *out, an_node at);

/* Answers a move that was played, in the form that --echo asks for or as a person reads it. */
void recorder_answer_move(recorder *r);

/* Answers it once more, with the signs that have come since. */
void recorder_answer_signs(recorder *r);

/* Answers a program whose line was no move: with where the game stands. */
void recorder_answer_place(recorder *r);

/* Tells how the game ended, or that a draw may be claimed, if the last move brought that about. */
void recorder_tell_end(recorder *r);

void recorder_put_board(recorder *r);
void recorder_put_game(recorder *r, an_layout layout);

/* Tells after which move the game stands. */
void recorder_put_place(recorder *r);

/* Returns the notation in which moves are told. */
an_notation recorder_notation(const recorder *r);

#endif
