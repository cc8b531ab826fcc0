/* The lexicon of signs, and reading those that several rooms share. */
#ifndef AN_NOTATION_SYMBOLS_H
#define AN_NOTATION_SYMBOLS_H

#include "algnot/notation.h"

/* ---- the lexicon; lists of signs are words with a space between them ---- */

enum { AN_NAG_COUNT = 256 };

/* An annotation: the signs that are read as its NAG, and what it means. */
typedef struct an_symbol {
    const char *unicode;   /* the sign that is written, "" if none would read back */
    const char *ascii;     /* the same on a typewriter */
    const char *also;      /* a list: read, never written */
    const char *elsewhere; /* a list: printed for this, too, but read as something else */
    const char *english;   /* NULL where the number has no meaning */
    const char *french;
} an_symbol;

/* By number (PGN section 10, and the two families of extensions from 140 on). */
extern const an_symbol an_symbols[AN_NAG_COUNT];

/* What happens on the board or ends the game. */
typedef struct an_event_sign {
    const char *signs; /* a list */
    an_check_sign sign;
    const char *english;
    const char *french;
} an_event_sign;

extern const an_event_sign an_event_signs[]; /* check, double check and mate first */
extern const size_t an_event_sign_count;

/* Check and mate as they are spoken: lists with commas, for a sign may be several words. */
extern const an_event_sign an_check_words[];
extern const size_t an_check_word_count;

/* What a sign says about an ending where the right result is known (John Nunn). */
typedef struct an_endgame_sign {
    const char *sign;
    const char *english;
    const char *french;
} an_endgame_sign;

extern const an_endgame_sign an_endgame_signs[];
extern const size_t an_endgame_sign_count;

/* ---- reading ---- */

/* Bytes of the dash or capture sign at the beginning of a text; 0 if there is none. */
size_t an_dash_size(an_text text);
size_t an_capture_size(an_text text);

/* The same of what joins the parts of a word: a dash, or the two or three hyphens that a typesetter
 * makes one of. */
size_t an_joint_size(an_text text);

/* Bytes of one of these with the white space before and behind it; 0 if there is no sign. */
size_t an_parted_size(an_text text, size_t (*sign_size)(an_text text));

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

/* The role of a figurine of either color, and its bytes with a variation selector. */
an_role an_figurine_read(an_text text, size_t *size);

/* Whether a result is ½ alone: a draw, the points of a player, or how the game stands. */
bool an_is_half(an_text result);

#endif
