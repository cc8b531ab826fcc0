/* Words that are surely nothing but words, recognised by their letters and what stands behind them.
 */
#ifndef AN_GAME_PLAIN_PROSE_H
#define AN_GAME_PLAIN_PROSE_H

#include "algnot/base.h"

/* Returns the bytes of the word that `text` begins with, if the general way of the lexer would find
 * one word of the same size. Returns 0 if it may be more than a word: a sign, castling in words, or
 * the name of a piece before a square. */
size_t an__plain_prose_size(an_text text);

#endif
