/* Reading one kind of the signs behind a move. an_suffix_read reads all of them. */
#ifndef AN_NOTATION_SUFFIX_H
#define AN_NOTATION_SUFFIX_H

#include "algnot/notation.h"

/* Returns the bytes of an en passant mark at the beginning of a text: "e.p.", " e.p.", "(e.p.)"; 0
 * if there is none. */
size_t an__en_passant_size(an_text text);

/* Returns the bytes of a draw offer at the beginning of a text: "(=)", "( = )"; 0 if there is
 * none. */
size_t an__offer_size(an_text text);

static inline bool an_is_offer(an_text text)
{
    return text.size > 0 && an__offer_size(text) == text.size;
}

/* The longest sign in brackets: (e.p.). */
enum { AN_BRACKETED_SIGN_MAX = 6 };

/* Returns the bytes of a sign that consists of a bracket and its content: "(=)", "(.)", "[+]"; 0 if
 * there is none. */
size_t an__bracketed_sign_size(an_text text);

/* Returns false if the word of letters that a text begins with, and that has `size` bytes, is no
 * sign, nor the first word of one. */
bool an__may_begin_signs(an_text text, size_t size);

/* Returns the bytes of words for check or mate at the beginning of a text, whatever case and
 * accents. Returns 0 if there are none, or if they are also a sign, as "mat" is. */
size_t an__check_words_size(an_text text);

/* Return whether the last of some signs, or a NAG, introduces moves that were not played: "with the
 * idea of", "directed against", "stronger is". */
bool an__introduces_moves(const an_suffix *signs);
bool an__nag_introduces_moves(unsigned nag);

#endif
