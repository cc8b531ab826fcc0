/* Rows of a table, their cells, and the signs that part them. */
#ifndef AN_GAME_TABLE_CELLS_H
#define AN_GAME_TABLE_CELLS_H

#include "algnot/base.h"

/* The most bytes of a row to either side of a place in it. */
enum { AN_ROW_MAX = 160 };

/* Returns the line that `at` stands on, without its end. It is {NULL, 0} if the line is longer
 * than any row of a table. */
an_text an__row_at(const char *begin, const char *at, const char *end);

/* Returns the line above the one that begins at `line`, as an__row_at does. It is {NULL, 0} if
 * there is none. */
an_text an__row_above(const char *begin, const char *line);

/* The value of `sign` that stands for all of ─ │ ┼ and their like. */
enum { AN_DRAWN_SIGN = 1 };

/* Returns the bytes of ─ │ ┼ or their like at the beginning of `text`; 0 if it begins with none. */
size_t an__drawn_size(an_text text);

/* Returns the sign that parts the cells of `line`; NUL if there is none. */
char an__parting_sign(an_text line);

/* Takes the first cell off `row`, up to the next `sign` or the end of the line, and the sign behind
 * it. A cell in quotes may hold both. Behind the last cell, row->at is NULL. Returns false if it
 * was NULL before. */
bool an__next_cell(an_text *row, char sign, an_text *cell);

/* Returns `cell` without blanks and quotes around it. */
an_text an__bare_cell(an_text cell);

#endif
