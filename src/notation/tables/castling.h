/* Castling, in letters and in words: O-O, 0 - 0 - 0, petit roque, lange Rochade. */
#ifndef AN_NOTATION_CASTLING_H
#define AN_NOTATION_CASTLING_H

#include "algnot/notation.h"

/* Reads castling in letters at the beginning of `text`, joined by dashes or by nothing. Returns its
 * bytes, and sets *kind to the side; returns 0 if there is none. Sets *looks_alike to true if some
 * letters are not ASCII. */
size_t an__castling_size(an_text text, an_san_kind *kind, bool *looks_alike);

/* Returns whether a word consists only of letters of castling and dashes, such as O- or OOOO. */
bool an__is_broken_castling(an_text word);

/* Reads castling in words at the beginning of `text`, without regard to case and accents. Returns
 * its bytes, and sets *kind to the side; returns 0 if there is none. */
size_t an__castling_words_size(an_text text, an_san_kind *kind);

/* Returns true if `words` begin with castling in words, and `letters` with castling in letters to
 * the same side. Right behind that move, the words name it: "0-0 Petit roque"; its opponent's
 * castling would be in letters, too. */
bool an__names_castling(an_text words, an_text letters);

/* Returns whether a word means castling, but does not say to which side, such as "roque". */
bool an__is_castling_word(an_text word);

#endif
