/* Reading piece letters: those of a language, figurines, and what looks like them or is typed for
 * them. */
#ifndef AN_NOTATION_LETTERS_H
#define AN_NOTATION_LETTERS_H

#include "algnot/notation.h"

/* One way to read the letter at the beginning of a text. */
typedef struct an_letter {
    uint8_t role; /* an_role */
    uint8_t size; /* in bytes */
    uint8_t forms;
} an_letter;

enum { AN_LETTERS_MAX = 6 };

/* Writes all readings of the letter at the beginning of a text to found[AN_LETTERS_MAX], the
 * longest first ("Кр" before "К"), and returns their number. If `exact`, only figurines and the
 * table's letters for K Q R B N are read. */
size_t an__letters_read(an_letter *found, an_text text, const an_language *language, bool exact);

/* Like an__letters_read, if only the shape counts: the letter may be of any language, or a capital
 * of any script. */
size_t an__any_letters_read(an_letter *found, an_text text);

/* Returns the bytes of a character that may be a piece letter somewhere: a capital, or a letter of
 * another script; 0 if there is none. */
size_t an__foreign_letter_size(an_text text);

/* Returns the bytes of what may stand for a piece: a capital, a figurine, or a letter of a script
 * that has no small letters; 0 if there is none. */
size_t an__capital_size(an_text text);

/* Returns the bytes of the name of a piece at the beginning of a text, whatever case and accents:
 * Cavalier, dame; 0 if there is none. The name is one of `language`, or, if that is NULL, of any.
 * *role becomes its piece. */
size_t an__piece_name_size(an_text text, const an_language *language, uint8_t *role);

/* Returns the bytes of the name of a piece, of any language, that stands before a square and a
 * blank: "Cavalier " of "Cavalier f6"; 0 if a text begins otherwise. */
size_t an__spelled_piece_size(an_text text);

/* Returns the bytes of a piece letter of several characters, of any language: Кр, Ra; 0 if there is
 * none. */
size_t an__long_letter_size(an_text text);

#endif
