/* Reading the signs behind a move, where it is asked of one kind of them; all are read by
 * an_suffix_read. */
#ifndef AN_NOTATION_SUFFIX_H
#define AN_NOTATION_SUFFIX_H

#include "algnot/notation.h"

/* Bytes of an en passant mark: "e.p.", " e.p.", "(e.p.)"; 0 if there is none. */
size_t an_en_passant_size(an_text text);

/* Bytes of a draw offer, "(=)", "( = )", at the beginning of a text; 0 if there is none. */
size_t an_offer_size(an_text text);

static inline bool an_is_offer(an_text text)
{
    return text.size > 0 && an_offer_size(text) == text.size;
}

/* Signs in brackets are no longer: (e.p.). */
enum { AN_BRACKETED_SIGN_MAX = 6 };

/* Bytes of a sign that is a bracket with all that stands in it: "(=)", "(.)", "[+]"; 0 if none. */
size_t an_bracketed_sign_size(an_text text);

/* Bytes of the words of check or mate at the beginning of a text, whatever case and accents; 0 if
 * there are none, or if they are a sign as they stand: mat. */
size_t an_check_words_size(an_text text);

/* Whether the last of some signs stands before the moves that it speaks of, which were not played:
 * with the idea of, directed against, stronger is … */
bool an_introduces_moves(const an_suffix *signs);
bool an_nag_introduces_moves(unsigned nag);

#endif
