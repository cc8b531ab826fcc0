/* The signs that stand with moves. A list of signs is a string in which spaces separate them. */
#ifndef AN_NOTATION_SYMBOLS_H
#define AN_NOTATION_SYMBOLS_H

#include "algnot/notation.h"

enum { AN_NAG_COUNT = 256 };

/* The signs for a NAG, and its meaning. */
typedef struct an_symbol {
    const char *unicode; /* the sign to write; "" if no sign would be read as this NAG again */
    const char *ascii;   /* the sign to write in ASCII */
    const char *also;    /* a list of signs that are read, but never written */
    const char
        *elsewhere; /* a list of signs that some books use, but that are read as something else */
    const char *english; /* NULL: the number has no meaning */
    const char *french;
} an_symbol;

/* Indexed by NAG: those of PGN section 10, and the two families of extensions from 140 on. */
extern const an_symbol an__symbols[AN_NAG_COUNT];

/* Signs for an event on the board, or for the end of the game. */
typedef struct an_event_sign {
    const char *signs; /* a list */
    an_check_sign sign;
    const char *english;
    const char *french;
} an_event_sign;

extern const an_event_sign an__event_signs[]; /* begins with check, double check and mate */
extern const size_t an__event_sign_count;

/* Words for check and mate. In these lists, commas separate the signs, because a sign may be
 * several words. */
extern const an_event_sign an__check_words[];
extern const size_t an__check_word_count;

/* Signs for an endgame whose exact result is known (John Nunn). */
typedef struct an_endgame_sign {
    const char *sign;
    const char *english;
    const char *french;
} an_endgame_sign;

extern const an_endgame_sign an__endgame_signs[];
extern const size_t an__endgame_sign_count;

#endif
