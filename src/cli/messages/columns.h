/* Columns of text: how many it takes, and where lines of sentences may end. */
#ifndef AN_CLI_COLUMNS_H
#define AN_CLI_COLUMNS_H

#include <stdio.h>

#include "algnot/base.h"

enum { LINE_WIDTH = 79 };

/* Columns of a text without wide characters. */
int columns_of(an_text text);

/* A text, and blanks up to so many columns. */
void columns_put_padded(FILE *file, const char *text, int columns);

/* The words at the beginning that belong on one line: up to the next blank at which it may end. */
an_text columns_next_piece(const char *words);

/* What stands behind a piece and the blank that ends it. */
const char *columns_after_piece(an_text piece);

#endif
