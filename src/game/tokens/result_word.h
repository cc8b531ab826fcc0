/* Results among the tokens. */
#ifndef AN_GAME_RESULT_WORD_H
#define AN_GAME_RESULT_WORD_H

#include "lexer.h"

/* Takes a result that is not the beginning of something longer. */
bool an_lexer_take_result(an_lexer *lexer, an_token *token);

#endif
