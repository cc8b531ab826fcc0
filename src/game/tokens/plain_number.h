/* Numbers of moves as nearly all are written. */
#ifndef AN_GAME_PLAIN_NUMBER_H
#define AN_GAME_PLAIN_NUMBER_H

#include "text.h"
#include "word.h"

/* 12. and 12... with nothing behind that could be more dots, nor a digit, as of 12.05: bytes of it.
 * 0 of all else, which may still number a move. */
static inline size_t an_plain_number(const char *number, uint32_t *value, bool *says_black)
{
    enum { DIGITS_MAX = 6, DOTS_MAX = 4 };
    uint32_t sum = (uint32_t)(*number - '0'), digit;
    size_t digits = 1, dots = 0;
    while (digits <= DIGITS_MAX && (digit = (unsigned char)number[digits] - (uint32_t)'0') < 10) {
        sum = sum * 10 + digit;
        digits++;
    }
    const char *dot = number + digits;
    while (dots < DOTS_MAX && dot[dots] == '.')
        dots++;
    if (dots == 0 || digits > DIGITS_MAX || an_is_digit(dot[dots]))
        return 0;
    const char *next = dot + dots + (dot[dots] == ' ');
    bool is_no_letter = (signed char)*next <= '.' && (unsigned char)(*next) >= ' ';
    if (is_no_letter && ((unsigned char)*next < 0x80 || an_begins_dots(next)))
        return 0;
    *value = sum;
    *says_black = dots > 1;
    return digits + dots;
}

#endif
