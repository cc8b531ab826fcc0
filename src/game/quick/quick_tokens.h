/* Many plain tokens at once. */
#ifndef AN_GAME_QUICK_TOKENS_H
#define AN_GAME_QUICK_TOKENS_H

#include "bytes.h"
#include "lexer.h"

/* So many tokens may begin at once in a run: none has less than two bytes. */
enum { AN_QUICK_ROOM = AN_BLOCK / 2 };

/* As many tokens as come one after the other and are moves or numbers, as nearly all are written,
 * or whole comments behind them. They end where there is no room for AN_QUICK_ROOM more, too.
 * quick_tokens.c */
size_t an_quick_tokens(an_lexer *lexer, const char *base, an_token *tokens, size_t room);

#endif
