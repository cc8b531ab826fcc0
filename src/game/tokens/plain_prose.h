/* Words that are nothing but words, told from their letters and the sign behind them. */
#ifndef AN_GAME_PLAIN_PROSE_H
#define AN_GAME_PLAIN_PROSE_H

#include "algnot/base.h"

/* Returns the bytes of a word at the beginning of a plain text, if care would find one word of
 * these bytes, too; 0 for anything that may be more than that: a sign, castling in words, a piece
 * whose name stands before a square. */
size_t an__plain_prose_size(an_text text);

#endif
