/* Columns of a terminal: how many a text takes, and where lines of sentences may be broken. */
#ifndef AN_CLI_COLUMNS_H
#define AN_CLI_COLUMNS_H

#include <stdio.h>

#include "algnot/base.h"

/* The columns that sentences take where no terminal says how wide it is. */
enum { LINE_WIDTH = 79 };

/* Returns the columns that sentences may take in a file: on a terminal all but the last, up to 100,
 * for longer lines are hard to read. */
int columns_of_lines(FILE *file);

/* Returns the columns of a text that has no wide characters: one for each character. */
int columns_of(an_text text);

/* Writes a text, and blanks behind it if it has fewer than `columns` columns. */
void columns_put_padded(FILE *file, const char *text, int columns);

/* Writes lines of text. Lines of more than `width` columns are broken between words, and go on
 * `margin` columns from the left, or where the second column of a list begins. */
void columns_put_wrapped(FILE *file, const char *text, int width, int margin);

/* Returns the words at the beginning of a sentence that must stay on one line: up to the next blank
 * at which the line may be broken. "trop : oui" is two such pieces, "trop :" and "oui". */
an_text columns_next_piece(const char *words);

/* Returns what follows a piece and the blank that ends it. */
const char *columns_after_piece(an_text piece);

/* Returns the words at the beginning of *words that fit into `room` columns, at least one. Moves
 * *words behind them and the blank that follows: to the next word, or to the end of the line or of
 * the text. */
an_text columns_take_line(const char **words, int room);

#endif
