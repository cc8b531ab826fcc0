/* A move of the input and its signs: played, asked about, or refused. */
#ifndef AN_CLI_RECORD_MOVE_H
#define AN_CLI_RECORD_MOVE_H

#include "recorder_state.h"

/* Returns whether the place of writing is the end of a game that has a result. */
bool recorder_is_over(const an_tree *tree);

/* Takes a word that may be a move. Returns false if no move was played: the rest of the line is
 * then not to be read. */
bool recorder_take_move(recorder *r, an_text word);

/* Plays a move in one of its readings. `signs` is what follows it in its word. */
void recorder_play(recorder *r, const reading *chosen, an_text signs);

/* Refuses a word that means different moves in different languages. */
void recorder_refuse_undecided(recorder *r, an_text word, const readings *found);

/* Takes signs of the last move, which follow it in the same word or later. */
void recorder_take_signs(recorder *r, an_text text);

#endif
