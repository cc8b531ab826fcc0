/* Cells of the rows of a table, and the signs that part them. */
#ifndef AN_GAME_TABLE_CELLS_H
#define AN_GAME_TABLE_CELLS_H

#include "algnot/base.h"

/* Stands for ─ │ ┼ and their like, as a sign that parts cells. */
enum { AN_DRAWN_SIGN = 1 };

/* Returns the bytes of a sign that tables are drawn with, ─ │ ┼ and their like; 0 if the text
 * begins with none. */
size_t an__drawn_size(an_text text);

/* Returns the sign that parts the cells of a line; NUL if none does. */
char an__parting_sign(an_text line);

/* Returns the bytes of such a sign at the beginning of a text; 0 if another character stands
 * there. */
size_t an__parting_size(an_text text, char sign);

/* Returns the bytes of a cell: up to the next sign that parts cells, or the end of the line; one in
 * quotes may hold both. */
size_t an__cell_size(an_text text, char sign);

/* Returns the cell of a row that a place stands in, or behind; *index: how many stand before it. */
an_text an__cell_at(an_text row, char sign, const char *at, size_t *index);

#endif
