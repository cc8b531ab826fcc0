/* The heads of the columns of a table, | N° | Blancs | Noirs | Temps B |, in plain text. */
#ifndef AN_GAME_TABLE_HEADS_H
#define AN_GAME_TABLE_HEADS_H

#include "algnot/base.h"

/* Returns the bytes of a sign that tables are drawn with, ─ │ ┼ and their like; 0 if the text
 * begins with none. */
size_t an__drawn_size(an_text text);

/* Returns false for nearly all lines that are no heads, before any word is looked up. The line ends
 * within `rest`. */
bool an__may_be_heads(an_text rest);

/* Returns true if a line, from its first cell on, names the columns of a score sheet: White, Black,
 * maybe numbers and times, and nothing else. */
bool an__are_heads(an_text line);

/* Whose times the cells of a column hold. */
typedef enum an_cell_times {
    AN_TIMES_OF_NOBODY, /* it holds no times */
    AN_TIMES_OF_WHITE,
    AN_TIMES_OF_BLACK,
    AN_TIMES_OF_EITHER /* its head does not say whose */
} an_cell_times;

enum { AN_CELLS_MAX = 16 };

/* What the heads of a table say, by cell as an__cell_of counts them. */
typedef struct an_table_heads {
    uint8_t times[AN_CELLS_MAX]; /* an_cell_times */
} an_table_heads;

/* Finds the first heads of columns in a text. Without any, no cell holds times. */
void an__table_heads_find(an_table_heads *heads, an_text text);

/* Returns how many signs that part cells stand in the part of a row before a cell; 0: that is no
 * row of a table. */
size_t an__cell_of(an_text before);

#endif
