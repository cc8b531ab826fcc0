/* Cells of the rows of a table, and the signs that part them. */
#ifndef AN_GAME_TABLE_CELLS_H
#define AN_GAME_TABLE_CELLS_H

#include "algnot/base.h"

/* The value of `sign` that stands for all of ─ │ ┼ and their like. */
enum { AN_DRAWN_SIGN = 1 };

/* Returns the bytes of ─ │ ┼ or their like at the beginning of `text`; 0 if it begins with none. */
size_t an__drawn_size(an_text text);

/* Returns the sign that parts the cells of `line`; NUL if there is none. */
char an__parting_sign(an_text line);

/* Returns the bytes of `sign` at the beginning of `text`; 0 if another character stands there. */
size_t an__parting_size(an_text text, char sign);

/* Returns the bytes of the cell that `text` begins with: up to the next `sign` or the end of the
 * line. A cell in quotes may hold both. */
size_t an__cell_size(an_text text, char sign);

/* Returns the cell of `row` that `at` stands in or behind. `*index` receives how many cells stand
 * before it. */
an_text an__cell_at(an_text row, char sign, const char *at, size_t *index);

#endif
