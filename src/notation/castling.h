/* Castling in words: petit roque, lange Rochade. */
#ifndef AN_NOTATION_CASTLING_H
#define AN_NOTATION_CASTLING_H

#include "algnot/notation.h"

/* Bytes of the words at the beginning of a text that say castling, and for which side; 0 if there
 * are none. Case and accents are as they may be. */
size_t an_castling_words_size(an_text text, an_san_kind *kind);

/* Whether a word says castling, and not for which side: roque. */
bool an_is_castling_word(an_text word);

#endif
