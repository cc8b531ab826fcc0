/* Numbers of moves, with their dots, and of NAGs, as they are written. */
#ifndef AN_GAME_NUMERALS_H
#define AN_GAME_NUMERALS_H

#include "algnot/notation.h"

enum {
    AN_NUMERAL_WORD = 8,
    AN_NUMERALS = 256 /* kept ready: of 128 moves of both sides, more than nearly all games have */
};

/* A move number with its dots. */
typedef struct an_numeral {
    char text[AN_NUMERAL_WORD];
    uint32_t size;
    uint32_t width; /* in code points */
} an_numeral;

/* The numbers of a notation. of[2 * number + color] is a move number kept ready, with the dots that
 * belong behind it for the color; dots[color] are these dots alone. */
typedef struct an_numerals {
    an_numeral dots[2];
    an_numeral of[AN_NUMERALS];
} an_numerals;

/* Makes the numbers of a notation. */
void an__numerals_begin(an_numerals *numerals, const an_notation *notation);

/* Writes the number of a move; half is 2 * number + color. */
an_numeral an__numeral_write(const an_numerals *numerals, unsigned half);

/* Like an__numeral_write, but takes a number that is ready, if it is. */
static inline an_numeral an_numeral_of(const an_numerals *numerals, unsigned half)
{
    return half < AN_NUMERALS ? numerals->of[half] : an__numeral_write(numerals, half);
}

enum { AN_NAG_MAX = 16 };

/* Writes a NAG as a number, "$14", and a NUL to out[AN_NAG_MAX]. */
void an__nag_write(char *out, unsigned nag);

/* Returns the number of 2 * number + color; numbers beyond UINT16_MAX are written as that. */
static inline unsigned an_number_of_half(unsigned half)
{
    return half / 2 < UINT16_MAX ? half / 2 : UINT16_MAX;
}

#endif
