/* Castling: O-O, 0 - 0 - 0, petit roque, lange Rochade. */
#ifndef AN_NOTATION_CASTLING_H
#define AN_NOTATION_CASTLING_H

#include "algnot/notation.h"

/* Bytes of the letters of castling at the beginning of a text, joined by dashes or by nothing, and
 * for which side they are; 0 if there are none. *looks_alike: not all of them are ASCII. */
size_t an_castling_size(an_text text, an_san_kind *kind, bool *looks_alike);

/* Whether a word has letters of castling and dashes alone: O-, OOOO. */
bool an_is_broken_castling(an_text word);

/* Bytes of the words at the beginning of a text that say castling, and for which side; 0 if there
 * are none. Case and accents are as they may be. */
size_t an_castling_words_size(an_text text, an_san_kind *kind);

/* Whether a word says castling, and not for which side: roque. */
bool an_is_castling_word(an_text word);

#endif
