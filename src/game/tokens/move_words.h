/* Moves and signs of several words, or in brackets, among the raw tokens. */
#ifndef AN_GAME_MOVE_WORDS_H
#define AN_GAME_MOVE_WORDS_H

#include "lexer.h"

/* Returns a word without the full stop of a sentence behind a move; that of e.p. stays. */
an_text an__without_full_stop(an_text word);

/* [N]f3: takes a move whose piece letter stands in brackets: it was the name of an image in the
 * text that was copied. */
bool an__lexer_take_image_name(an_lexer *lexer, an_token *token);

bool an__lexer_take_parted_move(an_lexer *lexer, an_token *token);

/* Takes a move, or a sign, of several words: "Cavalier f6", castling in words, "en passant". */
bool an__lexer_take_move_words(an_lexer *lexer, an_token *token);

#endif
