/* Digits, dots and dashes: what numbers of moves are made of, and punctuation between words. */
#ifndef AN_GAME_DOTS_H
#define AN_GAME_DOTS_H

#include "utf8.h"

/* Returns the bytes of the full stop or ellipsis that `text` begins with; 0 if there is none. Sets
 * `*dots` to how many dots it stands for: 1 for a full stop, 2 for an ellipsis. */
size_t an__dot_size(an_text text, unsigned *dots);

/* Returns the bytes of the dots that `text` begins with, and of the blanks before each. Sets
 * `*says_black` to true if there are several. */
size_t an__dots_size(an_text text, bool *says_black);

/* Returns true if the character beyond ASCII at `at` is one or several dots, such as "…". */
bool an__begins_dots(const char *at);

/* Returns true if the character beyond ASCII at `at` is a dash. */
bool an__begins_dash(const char *at);

/* Returns the bytes of a digit beyond ASCII, of full width for instance, and its value in `*digit`;
 * 0 if there is none. */
size_t an__wide_digit_size(an_text text, unsigned *digit);

/* Returns the bytes of the digit that `text` begins with, and its value in `*digit`; 0 if there is
 * none. */
static inline size_t an_digit_size(an_text text, unsigned *digit)
{
    if (text.size > 0 && (unsigned char)*text.at >= 0x80)
        return an__wide_digit_size(text, digit);
    *digit = text.size > 0 ? (unsigned)*text.at - '0' : '0';
    return *digit < 10;
}

/* Returns true if the last character of `word` is a dash. */
bool an__ends_in_dash(an_text word);

/* Returns the bytes of punctuation that means nothing by itself: a comma, or a colon or dash with
 * white space behind it. Returns 0 if there is none. */
size_t an__punctuation_size(an_text text);

#endif
