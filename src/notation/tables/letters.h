/* Piece letters as they are read: of a language, figurines, and what looks or is typed like them.
 */
#ifndef AN_NOTATION_LETTERS_H
#define AN_NOTATION_LETTERS_H

#include "algnot/notation.h"

/* A letter at the beginning of a text, in one reading. */
typedef struct an_letter {
    uint8_t role; /* an_role */
    uint8_t size; /* in bytes */
    uint8_t forms;
} an_letter;

enum { AN_LETTERS_MAX = 6 };

/* All readings of the letter a text begins with, the longest first: "Кр" before "К". exact: only
 * the letters of K Q R B N as they stand in the table, and figurines. */
size_t an_letters_read(an_letter *found, an_text text, const an_language *language, bool exact);

/* The readings of a letter when only the shape counts: of any language, or a capital of any script.
 */
size_t an_any_letters_read(an_letter *found, an_text text);

/* Bytes of a character that could be a piece letter somewhere: a capital, or of another script. */
size_t an_foreign_letter_size(an_text text);

/* Bytes of a capital, a figurine, or a letter of a script without small ones: what may stand for a
 * piece. */
size_t an_capital_size(an_text text);

/* Bytes of a piece letter of several characters, of any language: Кр, Ra. */
size_t an_long_letter_size(an_text text);

#endif
