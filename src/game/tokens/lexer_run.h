/* Many plain tokens at once. */
#ifndef AN_GAME_LEXER_RUN_H
#define AN_GAME_LEXER_RUN_H

#include "bytes.h"
#include "lexer.h"

/* So many tokens may begin at once in a run: none has less than two bytes. */
enum { AN_RUN_ROOM = AN_BLOCK / 2 };

/* As many tokens as come one after the other and are moves or numbers, as nearly all are written,
 * or whole comments behind them. They end where there is no room for AN_RUN_ROOM more, too.
 * lexer_run.c */
size_t an_lexer_run(an_lexer *lexer, const char *base, an_token *tokens, size_t room);

#endif
