/* What is added to the game: its moves, numbers and signs, and words that are none of them. */
#ifndef AN_GAME_LOST_H
#define AN_GAME_LOST_H

#include "prose.h"

/* Adds the next move of the line that is read. It opens a slot. */
void an__prose_add_move(an_prose *p, an_token token);

/* Takes a word for prose, which closes the slot; what could have been a move is noted. */
void an__prose_add(an_prose *p, an_token token);

/* A number that opens a slot, and a sign. "au coup 3 ? 3. Fb5": a number behind words that no move
 * follows is one of them, and so is a sign behind it. */
void an__prose_add_number(an_prose *p, an_token number);

void an__prose_add_sign(an_prose *p, an_token sign);

/* Notes a token of an idea. The slot stays open for a move of the game. */
void an__prose_add_idea(an_prose *p, an_token token);

/* an__prose_add for a bracket or mark that has no meaning. So many in a row, it included, have
 * none, nor do they both open and close: if there are several, they are one token, but the last of
 * them, which may begin something else, or be the last of the game. */
void an__prose_add_marks(an_prose *p, an_token token, size_t count);

/* Moves under a number that does not fit, but is not below the awaited one, are not read. */
void an__prose_lose(an_prose *p, const an_token *number);

#endif
