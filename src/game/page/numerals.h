/* Move numbers with their dots, and NAGs, as text. */
#ifndef AN_GAME_NUMERALS_H
#define AN_GAME_NUMERALS_H

#include "algnot/notation.h"

enum {
    AN_NUMERAL_WORD = 8,
    AN_NUMERALS = 256 /* kept ready: 128 moves of both sides, enough for nearly all games */
};

/* A move number with its dots. */
typedef struct an_numeral {
    char text[AN_NUMERAL_WORD];
    uint32_t size;
    uint32_t width; /* in code points */
} an_numeral;

/* The move numbers of a notation. of[2 * number + color] is a number kept ready, with the dots that
 * stand behind it before a move of that color; dots[color] holds these dots alone. */
typedef struct an_numerals {
    an_numeral dots[2];
    an_numeral of[AN_NUMERALS];
} an_numerals;

/* Fills *numerals with the move numbers of `notation`. */
void an__numerals_begin(an_numerals *numerals, const an_notation *notation);

/* Returns the text of a move number with its dots; `half` is 2 * number + color. */
an_numeral an__numeral_write(const an_numerals *numerals, unsigned half);

/* Returns what an__numeral_write returns, but copies a number that is kept ready, if there is
 * one. */
static inline an_numeral an_numeral_of(const an_numerals *numerals, unsigned half)
{
    return half < AN_NUMERALS ? numerals->of[half] : an__numeral_write(numerals, half);
}

enum { AN_NAG_MAX = 16 };

/* Writes a NAG as a number, such as "$14", and a NUL to out[AN_NAG_MAX]. */
void an__nag_write(char *out, unsigned nag);

/* Returns the move number for `half`, which is 2 * number + color. Returns UINT16_MAX for any
 * greater number. */
static inline unsigned an_number_of_half(unsigned half)
{
    return half / 2 < UINT16_MAX ? half / 2 : UINT16_MAX;
}

#endif
