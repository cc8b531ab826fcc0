/* Marks that lend weight to moves: the asterisks of **1. e4** e5, the strokes of __Cf3__. */
#ifndef AN_GAME_WEIGHT_H
#define AN_GAME_WEIGHT_H

#include "algnot/base.h"

/* Returns the bytes of a mark at the beginning of `rest`, if it is one of a pair on its line, and
 * what the pair encloses begins with a move, its number or a result; else 0. A mark around words is
 * one of them. `begin` is where the whole text begins. */
size_t an__weight_size(const char *begin, an_text rest);

/* Returns the bytes of a word before such a mark; all of a word that has none. */
size_t an__size_before_weight(const char *begin, an_text word, const char *end);

/* Returns words with the marks right around them that have their other half within: *Fc4* est bon.
 * The whole text goes from `begin` to `end`. */
an_text an__with_weight(const char *begin, an_text words, const char *end);

/* Returns true for a character that may begin a mark. */
static inline bool an_may_lend_weight(char c)
{
    return c == '*' || c == '_' || c == '\'';
}

#endif
