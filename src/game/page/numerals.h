/* Move numbers as they are written. */
#ifndef AN_GAME_NUMERALS_H
#define AN_GAME_NUMERALS_H

#include "algnot/notation.h"

enum {
    AN_NUMERAL_WORD = 8,
    AN_NUMERALS = 256 /* of 128 moves of both sides: longer games are rare */
};

/* A move number with its dots. */
typedef struct an_numeral {
    char text[AN_NUMERAL_WORD];
    uint32_t size;
    uint32_t width; /* in code points */
} an_numeral;

/* The dots behind a color's move number, and how the first numbers stand with them; by twice the
 * number, and the color. */
typedef struct an_numerals {
    an_numeral dots[2];
    an_numeral of[AN_NUMERALS];
} an_numerals;

/* How the number of a move stands before it, by an_scribe_half; numerals.c. */
void an_numerals_begin(an_numerals *numerals, const an_notation *notation);

an_numeral an_numeral_write(const an_numerals *numerals, unsigned half);

static inline an_numeral an_numeral_of(const an_numerals *numerals, unsigned half)
{
    return half < AN_NUMERALS ? numerals->of[half] : an_numeral_write(numerals, half);
}

enum { AN_NAG_MAX = 16 };

/* Writes a NAG as a number, "$14", and a NUL to out[AN_NAG_MAX]. */
void an_nag_write(char *out, unsigned nag);

/* What is counted as more is written as the most. */
static inline unsigned an_number_of_half(unsigned half)
{
    return half / 2 < UINT16_MAX ? half / 2 : UINT16_MAX;
}

#endif
