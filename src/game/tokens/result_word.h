/* Results of games among the raw tokens. */
#ifndef AN_GAME_RESULT_WORD_H
#define AN_GAME_RESULT_WORD_H

#include "lexer.h"

/* Takes a result. Returns false if there is none, or if it is the beginning of something longer: a
 * time, a score, a footnote. */
bool an__lexer_take_result(an_lexer *lexer, an_token *token);

#endif
