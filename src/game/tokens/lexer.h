/* From bytes to raw tokens: what both grammars, PGN and plain text, are made of. */
#ifndef AN_GAME_LEXER_H
#define AN_GAME_LEXER_H

#include "lexing.h"

/* The next token; offsets count from base. Punctuation and white space are skipped. */
an_token an_lexer_next(an_lexer *lexer, const char *base);

#endif
