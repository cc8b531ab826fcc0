/* Reading piece letters: those of a language, figurines, and characters that look like them or are
 * typed in their place. */
#ifndef AN_NOTATION_LETTERS_H
#define AN_NOTATION_LETTERS_H

#include "algnot/notation.h"

/* One way to read the piece letter at the beginning of a text. */
typedef struct an_letter {
    uint8_t role; /* an_role */
    uint8_t size; /* in bytes */
    uint8_t forms;
} an_letter;

enum { AN_LETTERS_MAX = 6 };

/* Writes all readings of the letter at the beginning of `text` to found[AN_LETTERS_MAX], the
 * longest first ("Кр" before "К"). Returns how many there are. If `exact`, only figurines and the
 * letters for K Q R B N in the table of the language are read. */
size_t an__letters_read(an_letter *found, an_text text, const an_language *language, bool exact);

/* Reads a letter as an__letters_read does, but in any language, and also any capital of any script.
 * Use it where only the shape of a word matters. Returns the number of readings. */
size_t an__any_letters_read(an_letter *found, an_text text);

/* Returns the bytes of a character that may be a piece letter in some language: a capital, or a
 * letter of another script. Returns 0 if there is none. */
size_t an__foreign_letter_size(an_text text);

/* Returns the bytes of a character that may stand for a piece: a capital, a figurine, or a letter
 * of a script without small letters. Returns 0 if there is none. */
size_t an__capital_size(an_text text);

/* Returns true if `word` may stand for a piece: a capital, as above; the name of a piece or its
 * first letters, "Cav f3"; or the picture of a piece in a font that is missing here, "★ f3". Such a
 * picture is one character, neither of ASCII nor a mark of punctuation. */
bool an__may_be_piece(an_text word);

/* Returns the bytes of the name of a piece at the beginning of `text`, such as Cavalier or dame,
 * without regard to case and accents; 0 if there is none. The name is in `language`, or in any
 * language if that is NULL. *role becomes the role of the piece. */
size_t an__piece_name_size(an_text text, const an_language *language, uint8_t *role);

/* Returns true if `word` is the name of a piece, as an__piece_name_size reads it, or its first
 * letters: "Cav". These are three or more, and begin the name of no other piece of the language.
 * *role then becomes the role of the piece. */
bool an__names_piece(an_text word, const an_language *language, uint8_t *role);

/* Returns true if `text` begins with the squares of a move: with its target, before which an origin
 * and a sign of capture or a dash may stand: "f6", "bd7", "1xd2", "g1-f3", "prend d5". */
bool an__begins_with_squares(an_text text);

/* Returns the bytes of the name of a piece, in any language, and of the blank behind it, if the
 * squares of a move follow: "Cavalier " of "Cavalier bd7", "Cavalier" of "Cavalierf3", "Cav" of
 * "Cavf3". Returns 0 otherwise. */
size_t an__spelled_piece_size(an_text text);

/* Returns the bytes of a piece letter of several characters, in any language, such as Кр or Ra; 0
 * if there is none. */
size_t an__long_letter_size(an_text text);

#endif
