/* Slips of the pen: how far a legal move is from what is written. */
#ifndef AN_NOTATION_SLIP_H
#define AN_NOTATION_SLIP_H

#include "algnot/notation.h"

/* A word that could not be played, and what can be understood of it. */
typedef struct an_written {
    an_text word;
    const an_notation *notation;
    an_san san;
    bool is_parsed;          /* if not, only its characters can be compared */
    bool has_strange_letter; /* it has a piece letter of another language, so that no role is known
                              */
    uint8_t elsewhere; /* what its letter means in English and French: a bit for each an_role */
    uint8_t sign;      /* an_check_sign */
} an_written;

an_written an__written_read(an_text word, const an_notation *notation);

enum { AN_SLIP_CASE = 1, AN_SLIP_TOO_FAR = 1000 };

/*
 * Returns how unlikely it is that a legal move was meant: 0 if the word says it, AN_SLIP_CASE if
 * they differ only in case, more for a wrong letter, a neighbouring or mirrored square, and for
 * signs that do not agree. Returns AN_SLIP_TOO_FAR if one slip does not explain the word.
 */
unsigned an__slip_weight(const an_written *written, const an_san *meant);

#endif
