/* Reading each kind of sign behind a move. an_suffix_read reads all of them together; what is asked
 * of signs whose move is not known yet has a function of its own here. */
#ifndef AN_NOTATION_SUFFIX_H
#define AN_NOTATION_SUFFIX_H

#include "algnot/notation.h"

/* Returns whether all of `text` may be signs behind a move. */
static inline bool an_is_signs(an_text text)
{
    return an_suffix_read(text, true).size == text.size;
}

/* Returns the sign of check or mate among the signs that `text` begins with. */
static inline an_check_sign an_check_sign_said(an_text text)
{
    return (an_check_sign)an_suffix_read(text, true).sign;
}

/* Returns the bytes of the signs of check, mate and en passant at the beginning of `text`, which
 * belong to the spelling of a move. */
static inline size_t an_spelling_signs_size(an_text text)
{
    return an_suffix_read(text, true).spelling;
}

/* Returns the bytes of an en passant mark at the beginning of `text`, such as "e.p.", " e.p." or
 * "(e.p.)"; 0 if there is none. */
size_t an__en_passant_size(an_text text);

/* Returns the bytes of a draw offer at the beginning of `text`, such as "(=)" or "( = )"; 0 if
 * there is none. */
size_t an__offer_size(an_text text);

static inline bool an_is_offer(an_text text)
{
    return text.size > 0 && an__offer_size(text) == text.size;
}

/* Bytes of the longest sign in brackets, (e.p.). */
enum { AN_BRACKETED_SIGN_MAX = 6 };

/* Returns the bytes of a sign that consists of brackets and their content, such as "(=)", "(.)" or
 * "[+]"; 0 if there is none. */
size_t an__bracketed_sign_size(an_text text);

/* Returns whether the word of letters at the beginning of `text`, of `size` bytes, may be a sign or
 * the first word of one. */
bool an__may_begin_signs(an_text text, size_t size);

/* Returns the bytes of words for check or mate at the beginning of `text`, without regard to case
 * and accents. Returns 0 if there are none, or if they are also a sign, as "mat" is. */
size_t an__check_words_size(an_text text);

/* Returns whether a NAG introduces moves that were not played: "with the idea of", "directed
 * against", or "better is". */
bool an__nag_introduces_moves(unsigned nag);

/* Returns the bytes of the signs that `text` begins with, if the last of them introduces moves that
 * were not played; otherwise 0. */
size_t an__introduction_size(an_text text);

#endif
