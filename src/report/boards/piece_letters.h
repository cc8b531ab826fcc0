/* The letters of pieces on a board: capitals for White, small letters for Black, or figurines. */
#ifndef AN_REPORT_PIECE_LETTERS_H
#define AN_REPORT_PIECE_LETTERS_H

#include "algnot/report.h"

enum { AN_PIECE_LETTER_MAX = 16 };

/* Writes the letter of a piece, and a NUL, to out[AN_PIECE_LETTER_MAX]. Returns how many columns
 * the letter takes. */
unsigned an__piece_letter_write(char *out, const an_language *language, an_role role,
                                an_color color);

/* Returns how many columns the widest piece letter of a language takes. */
unsigned an__piece_letters_columns(const an_language *language);

#endif
