/* Slips of the pen: how far a legal move is from what is written. */
#ifndef AN_NOTATION_SLIP_H
#define AN_NOTATION_SLIP_H

#include "algnot/notation.h"

/* A word that could not be played, understood as far as it goes. */
typedef struct an_written {
    an_text word;
    const an_notation *notation;
    an_san san;
    bool is_parsed;          /* else only its letters can be compared */
    bool has_strange_letter; /* a letter of another language: no role is said */
    uint8_t elsewhere;       /* what its letter is in English and French, bit by an_role */
    uint8_t sign;            /* an_check_sign */
} an_written;

an_written an_written_read(an_text word, const an_notation *notation);

enum { AN_SLIP_CASE = 1, AN_SLIP_TOO_FAR = 1000 };

/*
 * How unlikely it is that a described legal move was meant: 0 if the word says it, AN_SLIP_CASE if
 * it does so but for small letters and capitals, more for a wrong letter, a neighbouring or
 * mirrored square, and for signs that do not agree; AN_SLIP_TOO_FAR if one slip does not explain
 * it.
 */
unsigned an_slip_weight(const an_written *written, const an_san *meant);

#endif
