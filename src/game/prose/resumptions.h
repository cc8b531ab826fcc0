/* Where the line of play goes on after prose, and moves that stand in a text twice. */
#ifndef AN_GAME_RESUMPTIONS_H
#define AN_GAME_RESUMPTIONS_H

#include "prose.h"

/* Returns true if the line of play goes on at `number`. After prose it does where the number fits
 * or the last move stands again. In an open slot it also does where a move follows a wrong number;
 * a number that is past may, however, begin a line that was not played. */
bool an__prose_goes_on_at(const an_prose *p, const an_token *number);

/* Returns true if the search has told which numbers and moves belong to the main line, and that
 * line is being read. */
bool an__prose_is_told(const an_prose *p);

/* Returns true if the search has told that `number`, a number or move, does not belong to the main
 * line. */
bool an__prose_is_left_out(const an_prose *p, const an_token *number);

/* Begins or extends the run of moves being skipped (an_stray) by `number` and its move. The run
 * ends at the next word. */
void an__prose_leave_out(an_prose *p, const an_token *number);

/* Returns true if `number` follows the run of moves being skipped and goes on from it. It is
 * skipped with them. */
bool an__prose_is_amid_stray(const an_prose *p, const an_token *number);

/* Returns true if the moves being skipped are those of another game, from its number 1 on, and
 * `result` stands right behind them. */
bool an__prose_quotes_game(const an_prose *p, const an_token *result);

/* Notes that `word` was taken for prose. It extends the run of moves being skipped if it is a move,
 * and ends it otherwise. */
void an__prose_pass(an_prose *p, const an_token *word);

/* Returns true if words follow the next token, the move of a number, on its line: "3... a6, que Tal
 * aimait". */
bool an__is_spoken_of_there(const an_prose *p);

/* Takes the last move, which is written again behind its number: "2. Cf3", and after some words "2.
 * Cf3 Cc6". Signs that only the repetition has are left for the next token. */
void an__prose_take_again(an_prose *p);

/* Returns true if `number` and the last pair of moves stand there again ("2. Cf3 Cc6" on two
 * lines), and the game then goes on or ends. Both moves are taken then. */
bool an__prose_take_pair_again(an_prose *p, an_token *number);

#endif
