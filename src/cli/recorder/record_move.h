/* A move of the input with its signs: it is played, asked about, or refused. */
#ifndef AN_CLI_RECORD_MOVE_H
#define AN_CLI_RECORD_MOVE_H

#include "recorder_state.h"

/* Returns whether the place of writing is the end of a game that already has a result. */
bool recorder_is_over(const an_tree *tree);

/* Processes a word that may be a move. Returns false if no move was played. Do not read the rest of
 * the line then. */
bool recorder_take_move(recorder *r, an_text word);

/* Plays a move in the reading `chosen`. `signs` is the rest of the word behind the move. */
void recorder_play(recorder *r, const reading *chosen, an_text signs);

/* Refuses a word that means different moves in different languages, which are in `found`. */
void recorder_refuse_undecided(recorder *r, an_text word, const readings *found);

/* Adds signs to the last move. They follow it in the same word or later. */
void recorder_take_signs(recorder *r, an_text text);

#endif
