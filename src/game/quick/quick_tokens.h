/* Runs of plain tokens, many at once: the fast path for games that are read token by token. */
#ifndef AN_GAME_QUICK_TOKENS_H
#define AN_GAME_QUICK_TOKENS_H

#include "bytes.h"
#include "lexer.h"

/* The most tokens that begin in a block: none has less than two bytes. */
enum { AN_QUICK_ROOM = AN_BLOCK / 2 };

/* Writes the moves, the numbers as nearly all are written, and the whole comments that come one
 * after the other, up to the first token that is none of them; returns how many. `tokens` has
 * places for `room` of them. The run also ends where fewer than AN_QUICK_ROOM places are left. */
size_t an__quick_tokens(an_lexer *lexer, const char *base, an_token *tokens, size_t room);

#endif
