/* Numbers of moves: 12. and 12... fast, and all that writers make of them with care. */
#ifndef AN_GAME_NUMBER_WORD_H
#define AN_GAME_NUMBER_WORD_H

#include "lexer.h"
#include "text.h"
#include "word.h"

/*
 * The fast path for numbers as nearly all are written: returns the bytes of 12. or 12... where
 * nothing stands behind it that could be one more dot, or a digit, as in 12.05. Returns 0 for all
 * else, which may still be a number that an__lexer_take_number reads. A NUL must stand behind the
 * text.
 */
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
    if (is_no_letter && ((unsigned char)*next < 0x80 || an__begins_dots(next)))
        return 0;
    *value = sum;
    *says_black = dots > 1;
    return digits + dots;
}

/* Takes a number with what stands for its dots (12, 12.., 12), 1°, **1.**), or dots alone. Returns
 * false if another token begins at the lexer: castling, a numeric move or a word. */
bool an__lexer_take_number(an_lexer *lexer, an_token *token);

#endif
