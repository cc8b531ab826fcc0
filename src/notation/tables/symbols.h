/* The lexicon of signs. Lists of signs are words with a space between them. */
#ifndef AN_NOTATION_SYMBOLS_H
#define AN_NOTATION_SYMBOLS_H

#include "algnot/notation.h"

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

#endif
