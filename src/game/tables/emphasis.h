/* Marks of bold letters, italics and code around moves: the asterisks of **1. e4** e5, the
 * underscores of __Cf3__, the backticks of `1. e4`. */
#ifndef AN_GAME_EMPHASIS_H
#define AN_GAME_EMPHASIS_H

#include "algnot/base.h"

/* Returns the bytes of the mark that `rest` begins with, if it is one of a pair on its line, and
 * the pair encloses a text that begins with a move, its number or a result. Returns 0 otherwise. A
 * mark around words belongs to the words. The whole text begins at `begin`. */
size_t an__emphasis_size(const char *begin, an_text rest);

/* Returns the bytes of `word` before such a mark, or of all of it if there is none. The whole text
 * goes from `begin` to `end`. */
size_t an__size_before_emphasis(const char *begin, an_text word, const char *end);

/* Returns `words` with a mark right before or behind them whose counterpart stands within: *Fc4*
 * est bon. The whole text goes from `begin` to `end`. */
an_text an__with_emphasis(const char *begin, an_text words, const char *end);

/* Returns true if `c` may begin a mark. */
static inline bool an_may_begin_emphasis(char c)
{
    return c == '*' || c == '_' || c == '\'' || c == '`';
}

#endif
