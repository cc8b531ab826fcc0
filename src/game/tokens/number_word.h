/* Numbers of moves. "12." and "12..." are read fast, all other spellings with care. */
#ifndef AN_GAME_NUMBER_WORD_H
#define AN_GAME_NUMBER_WORD_H

#include "dots.h"
#include "lexer.h"
#include "text.h"

/* The fast path for the spelling of nearly all numbers. Returns the bytes of "12." or "12..." at
 * `number`, and sets `*value` and `*says_black`. Returns 0 for anything else, as where one more dot
 * or a digit might follow ("12.05"): it may still be a number that an__lexer_take_number reads. A
 * NUL must stand behind the text. */
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
    if (is_no_letter &&
        ((unsigned char)*next < 0x80 || an__begins_dots(next) || an__begins_dash(next)))
        return 0;
    *value = sum;
    *says_black = dots > 1;
    return digits + dots;
}

/* Takes a number with its dots or what stands for them ("12", "12..", "12)", "1°", "**1.**"), or
 * dots alone. Returns false if castling, a move in digits or a word begins at the lexer. */
bool an__lexer_take_number(an_lexer *lexer, an_token *token);

#endif
