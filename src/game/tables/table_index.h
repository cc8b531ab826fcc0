/* The tables of a batch whose heads are known: which of their cells hold moves, and which hold
 * remarks or times. */
#ifndef AN_GAME_TABLE_INDEX_H
#define AN_GAME_TABLE_INDEX_H

#include "table_heads.h"

/* A row of a table, below its heads. */
typedef struct an_table_row {
    const char *at, *end;
    size_t table; /* index in `tables` */
} an_table_row;

/* All rows that are known, in the order of the text. Zero-initialised, there are none. */
typedef struct an_table_index {
    an_table_heads *tables;
    size_t table_count, table_capacity;
    an_table_row *rows;
    size_t row_count, row_capacity;
    const char *end;   /* of the batch */
    const char *known; /* all heads before this place were looked at */
    bool failed;       /* out of memory */
} an_table_index;

/* Frees the arrays of `index`. */
void an__table_index_free(an_table_index *index);

/* Begins another batch. What was known is forgotten, and the arrays are kept. */
void an__table_index_begin(an_table_index *index, an_text batch);

/* Adds the rows below `line`, if that holds the heads of a table. Heads that were added before
 * change nothing. When memory runs out, `failed` is set. */
void an__table_index_add(an_table_index *index, an_text line);

/* Returns the rest of the cell at `at`, without its quotes, if its column is one of remarks or has
 * an unknown head; else a text of size 0. A result is no remark, whatever its column. */
an_text an__remark_at(const an_table_index *index, const char *at);

/* Returns true if the column at `at` has a head. */
bool an__has_head(const an_table_index *index, const char *at);

/* Returns whose times stand in the column at `at`. Where nothing is known, that is
 * AN_TIMES_OF_NOBODY. */
an_cell_times an__times_at(const an_table_index *index, const char *at);

/* Returns true if `at` stands in the cell of a number, and of the next two cells of moves White's
 * is empty and Black's is filled. */
bool an__row_lacks_white(const an_table_index *index, const char *at);

/* Returns true if the character at `at` is a quote or sign that only frames the cells of a known
 * table. */
bool an__frames_cells(const an_table_index *index, const char *at);

#endif
