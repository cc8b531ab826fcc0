/* The letters of plain words, by their numbers. */
#ifndef AN_NOTATION_PLAIN_LETTERS_H
#define AN_NOTATION_PLAIN_LETTERS_H

#include "plain.h"

/* Skips a letter at *at. Returns its number; 0, without skipping anything, if there is none. */
unsigned an__plain_take_letter(const char **at);

/* Returns the bytes of the letter with this number in UTF-8. */
static inline int an_plain_letter_size(unsigned letter)
{
    return letter == 0                    ? 0
           : letter < AN_LETTER_GREEK     ? 1
           : letter < AN_LETTER_KR        ? 2
           : letter < AN_LETTER_FIGURINES ? 4
                                          : 3;
}

/* Returns the meanings of all letters in a notation, whose language must outlive them. */
an_plain_letters an__plain_letters_of(const an_notation *notation);

#endif
