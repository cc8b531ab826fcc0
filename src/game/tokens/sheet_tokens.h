/*
 * The tokens of a score sheet that is read anew from its bytes, because its errors may have misled
 * the grammar of plain text. Whatever may stand for a move is a token of its own: remarks such as
 * "[illegible]", signs in letters, numbers that a scanner misread.
 */
#ifndef AN_GAME_SHEET_TOKENS_H
#define AN_GAME_SHEET_TOKENS_H

#include "lexer.h"

typedef struct an_sheet_tokens {
    const an_game *game;
    an_lexer lexer;
    uint32_t number;   /* the last one; 0: none yet */
    uint32_t words;    /* how many words stand behind it */
    bool ends_in_dots; /* the last token is a number with dots that say that Black moves */
} an_sheet_tokens;

/* Returns where the sheet begins: where the game does, or before that at "l. e4 e5", if the game
 * begins with number 2 right behind it. */
size_t an__sheet_begin(const an_game *game);

/* Begins to read the sheet of `game`, which must outlive the tokens. */
an_sheet_tokens an__sheet_tokens(const an_game *game);

/* Returns the next token. Its kind is AN_RAW_END behind the last one, AN_TOKEN_RESULT for the
 * result of the game, behind which nothing should be read, and otherwise one of an_token_kind. */
an_token an__sheet_next(an_sheet_tokens *tokens);

#endif
