/* Words and numbers in an open slot that are no move of the game. */
#ifndef AN_GAME_SLOT_H
#define AN_GAME_SLOT_H

#include "prose.h"

/* Returns true if `token`, in an open slot, belongs to an idea, the moves behind a sign such as △:
 * "13. e5 △ 14. ♘d5, f4". A move that the next number calls for belongs to the game instead. */
bool an__is_idea(const an_prose *p, const an_token *token);

/* Returns true if `token`, a word in an open slot of a sheet with numbers, is prose. Either it is
 * two files, "Fd7 ab." where White's number is due, or with more words behind them. Or it begins a
 * sentence that more words follow. */
bool an__is_word_in_slot(an_prose *p, const an_token *token);

#endif
