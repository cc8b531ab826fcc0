/* The signs that stand with moves. A list of signs is a string of words with a space between
 * them. */
#ifndef AN_NOTATION_SYMBOLS_H
#define AN_NOTATION_SYMBOLS_H

#include "algnot/notation.h"

enum { AN_NAG_COUNT = 256 };

/* The signs that are read as a NAG, and its meaning. */
typedef struct an_symbol {
    const char
        *unicode;      /* the sign that is written; "" if no sign would be read back as this NAG */
    const char *ascii; /* the sign that is written in ASCII */
    const char *also;  /* a list: read, but never written */
    const char
        *elsewhere; /* a list: some books print it for this, but it is read as something else */
    const char *english; /* NULL where the number has no meaning */
    const char *french;
} an_symbol;

/* By NAG: those of PGN section 10, and the two families of extensions from 140 on. */
extern const an_symbol an__symbols[AN_NAG_COUNT];

/* Signs for what happens on the board or ends the game. */
typedef struct an_event_sign {
    const char *signs; /* a list */
    an_check_sign sign;
    const char *english;
    const char *french;
} an_event_sign;

extern const an_event_sign an__event_signs[]; /* check, double check and mate first */
extern const size_t an__event_sign_count;

/* Check and mate in words. Here lists have commas, for a sign may be several words. */
extern const an_event_sign an__check_words[];
extern const size_t an__check_word_count;

/* Signs for an endgame whose true result is known (John Nunn). */
typedef struct an_endgame_sign {
    const char *sign;
    const char *english;
    const char *french;
} an_endgame_sign;

extern const an_endgame_sign an__endgame_signs[];
extern const size_t an__endgame_sign_count;

#endif
