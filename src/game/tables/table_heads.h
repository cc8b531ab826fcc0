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
    AN_COLUMN_OPEN,    /* the column has no head */
    AN_COLUMN_UNKNOWN, /* the head is not known, so that the cells hold no moves of the game */
    AN_COLUMN_WHITE,
    AN_COLUMN_BLACK,
    AN_COLUMN_NUMBERS,
    AN_COLUMN_TIMES,
    AN_COLUMN_REMARKS
} an_column;

enum { AN_COLUMNS = AN_COLUMN_REMARKS + 1, AN_CELLS_MAX = 24 };

/* What the heads of a table say. The arrays are indexed by cell. What stands before a first bar
 * counts as a cell, too. */
typedef struct an_table_heads {
    uint8_t columns[AN_CELLS_MAX]; /* an_column */
    uint8_t times[AN_CELLS_MAX];   /* an_cell_times */
    uint8_t count;                 /* of the cells */
    char sign;                     /* the sign that parts the cells; ' ' if blanks do */
    uint8_t last; /* if blanks do: the place of the last head on its line, in characters */
} an_table_heads;

/* Returns the bytes of the head of a column of numbers that `text` begins with, such as N°, # or
 * "Move"; 0 if there is none. */
size_t an__number_head_size(an_text text);

/* Returns false for nearly all lines that are no heads, before any word is looked up. `rest` may go
 * on behind the line. */
bool an__may_be_heads(an_text rest);

/* Returns true if `line` names the columns of a score sheet: White and Black, maybe numbers, times
 * and remarks. If a sign parts the heads, unknown ones may stand among them. */
bool an__table_heads_read(an_table_heads *heads, an_text line);

#endif
