/* What the recorder shows: its prompt, moves, boards and the game. */
#ifndef AN_CLI_RECORD_SHOW_H
#define AN_CLI_RECORD_SHOW_H

#include "recorder_state.h"

/* Writes the prompt, which says what kind of input is expected. */
void recorder_prompt(recorder *r);

/* Puts the number of the next move as the prompt shows it: "5." or "5...". */
void recorder_put_number(const recorder *r, an_buffer *out);

/* Puts the move at a node, with its number and signs: "31... bxc3". */
void recorder_put_named(const recorder *r, an_buffer *out, an_node at);

/* Tells a sentence whose only hole is that text. */
void recorder_tell_named(recorder *r, record_message which, an_node at);

/* Answers a move that was played: in the form of --echo to a program, as text to a user. */
void recorder_answer_move(recorder *r);

/* Answers the last move again, with the signs that were added to it. */
void recorder_answer_signs(recorder *r);

/* Answers a program whose line had no move: with the current place in the game. */
void recorder_answer_place(recorder *r);

/* Tells how the game has ended, or that a draw may be claimed, if the last move was the cause. */
void recorder_tell_end(recorder *r);

void recorder_put_board(recorder *r);
void recorder_put_game(recorder *r, an_layout layout);

/* Tells the current place in the game, by the move that leads to it. */
void recorder_put_place(recorder *r);

/* Returns the notation in which moves are shown. */
an_notation recorder_notation(const recorder *r);

#endif
