/* Reads runs of plain tokens, many at once: the fast path of the lexer. */
#ifndef AN_GAME_QUICK_TOKENS_H
#define AN_GAME_QUICK_TOKENS_H

#include "bytes.h"
#include "lexer.h"

/* The most tokens that can begin in a block, as each has at least two bytes. */
enum { AN_QUICK_ROOM = AN_BLOCK / 2 };

/* Reads moves, numbers in their usual form, and complete comments from the place of the lexer on,
 * and writes them to `tokens`, which has `room` entries. Ends before the first token of another
 * kind, or when fewer than AN_QUICK_ROOM entries are free. Offsets count from `base`. Returns the
 * number of tokens. */
size_t an__quick_tokens(an_lexer *lexer, const char *base, an_token *tokens, size_t room);

#endif
