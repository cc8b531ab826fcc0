/* Words and numbers that look like those of a game and are none. */
#ifndef AN_GAME_NO_MOVES_H
#define AN_GAME_NO_MOVES_H

#include "prose.h"

/* Returns true if `number` has no dot, stands within a line, and nothing follows it there: a year
 * or a page. */
bool an__is_bare_and_apart(const an_prose *p, const an_token *number);

/* Returns true if `number` stands between the two moves of a pair and has no dot, although the
 * numbers of the game have dots. It is then the minutes of a clock: "1. e4 5 e5 10". */
bool an__stands_amid_pair(an_prose *p, an_token *number);

/* Returns true if `number` numbers no move, although what follows it has the shape of one: "3 de
 * mayo", "18.00 Uhr", "1h30". */
bool an__numbers_no_move(const an_prose *p, const an_token *number);

/* Returns true if the zeros glued to `number`, which fits, are castling, not minutes: "4.00 Nf6".
 */
bool an__prose_castles_at(const an_prose *p, const an_token *number);

/* Returns true if `token`, in an open slot, belongs to an idea, the moves behind a sign such as △:
 * "13. e5 △ 14. ♘d5, f4". A move that the next number calls for belongs to the game instead. */
bool an__is_idea(const an_prose *p, const an_token *token);

/* Returns true if `token`, a word in an open slot of a sheet with numbers, is prose. It is either
 * two files with a full stop where White's number is due, "Fd7 ab."; or it is two files or a dash,
 * or begins a sentence, and more words follow. */
bool an__is_word_in_slot(an_prose *p, const an_token *token);

#endif
