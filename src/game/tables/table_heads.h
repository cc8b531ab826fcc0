/* The heads of the columns of a table, | N° | Blancs | Noirs | Temps B |, in plain text. */
#ifndef AN_GAME_TABLE_HEADS_H
#define AN_GAME_TABLE_HEADS_H

#include "algnot/base.h"

/* Whose times the cells of a column hold. */
typedef enum an_cell_times {
    AN_TIMES_OF_NOBODY, /* it holds no times */
    AN_TIMES_OF_WHITE,
    AN_TIMES_OF_BLACK,
    AN_TIMES_OF_EITHER /* its head does not say whose */
} an_cell_times;

/* What the cells of a column hold. */
typedef enum an_column {
    AN_COLUMN_OPEN,    /* it has no head */
    AN_COLUMN_UNKNOWN, /* no head is known that is written so: none of the moves of the game */
    AN_COLUMN_WHITE,
    AN_COLUMN_BLACK,
    AN_COLUMN_NUMBERS,
    AN_COLUMN_TIMES,
    AN_COLUMN_REMARKS
} an_column;

enum { AN_COLUMNS = AN_COLUMN_REMARKS + 1, AN_CELLS_MAX = 24 };

/* What the heads of a table say, by cell, from the first one on: what stands before a first bar is
 * a cell, too. */
typedef struct an_table_heads {
    uint8_t columns[AN_CELLS_MAX]; /* an_column */
    uint8_t times[AN_CELLS_MAX];   /* an_cell_times */
    uint8_t count;                 /* of the cells */
    char sign;                     /* parts the cells; ' ': blanks do */
    uint8_t last;                  /* where blanks do: the column that the last head begins in */
} an_table_heads;

/* Returns false for nearly all lines that are no heads, before any word is looked up. The line ends
 * within `rest`. */
bool an__may_be_heads(an_text rest);

/* Returns true if a line names the columns of a score sheet: White, Black, maybe numbers, times and
 * remarks; and where a sign parts them, maybe others whose heads are not known. */
bool an__table_heads_read(an_table_heads *heads, an_text line);

#endif
