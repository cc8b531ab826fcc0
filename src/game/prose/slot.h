/* What stands in an open slot and is no move of the game. */
#ifndef AN_GAME_SLOT_H
#define AN_GAME_SLOT_H

#include "prose.h"

/* "13. e5 △ 14. ♘d5, f4": returns true if a token in an open slot is a move of an idea, behind its
 * sign, or the number of one: none of the game, unless the next number says that one is missing. */
bool an__is_idea(const an_prose *p, const an_token *token);

/* Returns true if a word in an open slot, before which a sheet with numbers has none, is prose: two
 * files ("Fd7 ab." where White's number is due, or with more words behind them), or what begins a
 * sentence and is left out in this reading. */
bool an__is_word_in_slot(an_prose *p, const an_token *token);

#endif
