/* Moves and signs that consist of several words, or stand in brackets. */
#ifndef AN_GAME_MOVE_WORDS_H
#define AN_GAME_MOVE_WORDS_H

#include "lexer.h"

/* Returns `word` without the full stop behind a move that ends a sentence. That of "e.p." stays. */
an_text an__without_full_stop(an_text word);

/* Returns the bytes of a move at the beginning of `text` whose piece is written in full: "Cavalier
 * f6", "Cavalier g8 x f6". Returns 0 if there is none. With `cuts_pairs`, another move may be glued
 * to it. */
size_t an__spelled_move_size(an_text text, bool cuts_pairs);

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
