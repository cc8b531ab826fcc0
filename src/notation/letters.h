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

/* Greek and Cyrillic letters that are drawn like Latin ones, from the first; else 0. */
enum { AN_ALIKE_FIRST = 0x391, AN_ALIKE_LAST = 0x456 };
extern const char an_looks_like[AN_ALIKE_LAST - AN_ALIKE_FIRST + 1];

/* ASCII in full width, from ! to ~. */
enum { AN_WIDE_FIRST = 0xff01, AN_WIDE_LAST = 0xff5e };

/* The ASCII character that a letter or digit of another script or width looks like; else itself. */
static inline uint32_t an_look_alike(uint32_t point)
{
    if (point < AN_ALIKE_FIRST)
        return point;
    if (point <= AN_ALIKE_LAST) {
        char latin = an_looks_like[point - AN_ALIKE_FIRST];
        return latin == '\0' ? point : (uint32_t)latin;
    }
    bool has_full_width = point >= AN_WIDE_FIRST && point <= AN_WIDE_LAST;
    return has_full_width ? point - AN_WIDE_FIRST + '!' : point;
}

enum { AN_NARROW_MAX = 16, AN_WIDE_LEAD = 0xef /* the first byte of what has full width */ };

/* Characters of full width as they look, each a byte, and where it stands in the text. */
typedef struct an_narrow {
    char bytes[AN_NARROW_MAX];
    uint8_t at[AN_NARROW_MAX + 1];
} an_narrow;

/* The first letters, digits and signs of a text, up to white space, as they look; the text itself
 * if none of them has full width. */
an_text an_narrow_text(an_narrow *narrow, an_text text);

/* Bytes of a character that could be a piece letter somewhere: a capital, or of another script. */
size_t an_foreign_letter_size(an_text text);

/* Bytes of a capital, a figurine, or a letter of a script without small ones: what may stand for a
 * piece. */
size_t an_capital_size(an_text text);

/* Bytes of a piece letter of several characters, of any language: Кр, Ra. */
size_t an_long_letter_size(an_text text);

#endif
