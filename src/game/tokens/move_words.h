/* Moves and signs that consist of several words, or stand in brackets. */
#ifndef AN_GAME_MOVE_WORDS_H
#define AN_GAME_MOVE_WORDS_H

#include "lexer.h"

/* Returns `word` without the full stop behind a move that ends a sentence. That of "e.p." stays. */
an_text an__without_full_stop(an_text word);

/* Takes a move whose piece letter stands in brackets, "[N]f3": the text was copied from a page
 * where it was the name of an image. Returns false if there is none. */
bool an__lexer_take_image_name(an_lexer *lexer, an_token *token);

/* Takes a move whose parts stand apart, as the lexer's `joins` allows. Returns false if there is
 * none. */
bool an__lexer_take_parted_move(an_lexer *lexer, an_token *token);

/* Takes a move or sign of several words: "Cavalier f6", castling in words, "en passant". Returns
 * false if there is none. */
bool an__lexer_take_move_words(an_lexer *lexer, an_token *token);

#endif
