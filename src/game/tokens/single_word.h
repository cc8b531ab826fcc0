/* A word by itself, and where it ends. */
#ifndef AN_GAME_SINGLE_WORD_H
#define AN_GAME_SINGLE_WORD_H

#include "lexer.h"

/* Takes a word that is no number, no result and no part of several words: a move, a sign, or a word
 * of prose, which is a token of a move that cannot be read. */
void an__lexer_take_word(an_lexer *lexer, an_token *token);

/* Returns true if `text` begins with a stroke and a move behind it: the second half of "e4/e5", of
 * "e4/ e5" and of "e4 / e5". */
bool an__begins_black_half(an_text text);

#endif
