/* The tables of a batch whose heads are known: which of their cells hold moves, and which do not.
 */
#ifndef AN_GAME_TABLE_INDEX_H
#define AN_GAME_TABLE_INDEX_H

#include "table_heads.h"

/* A row of a table, below its heads. */
typedef struct an_table_row {
    const char *at, *end;
    size_t table; /* in the list */
} an_table_row;

/* All rows that are known, in the order of the text. Zero-initialised: none is. */
typedef struct an_table_index {
    an_table_heads *tables;
    size_t table_count, table_capacity;
    an_table_row *rows;
    size_t row_count, row_capacity;
    const char *end;   /* of the batch */
    const char *known; /* heads up to here were looked at */
    bool failed;       /* out of memory */
} an_table_index;

void an__table_index_free(an_table_index *index);

/* Begins another batch, of whose tables nothing is known. */
void an__table_index_begin(an_table_index *index, an_text batch);

/* Takes the rows below a line, if it holds the heads of a table. Heads that were taken before
 * change nothing. */
void an__table_index_add(an_table_index *index, an_text line);

/* Returns the rest of the cell that a place stands in, without its quotes, if its column holds no
 * moves, numbers or times of the game; size 0 if that is not known. A result stands anywhere. */
an_text an__remark_at(const an_table_index *index, const char *at);

/* Returns true if the column of a place has a head. */
bool an__has_head(const an_table_index *index, const char *at);

/* Returns whose times stand in the column of a place, as far as is known. */
an_cell_times an__times_at(const an_table_index *index, const char *at);

/* Returns true if a place stands in the cell of a number, and of the moves in the next two cells of
 * moves White's is missing and Black's is not. */
bool an__row_lacks_white(const an_table_index *index, const char *at);

/* Returns true if a quote or the sign at a place only frames the cells of such a table. */
bool an__frames_cells(const an_table_index *index, const char *at);

#endif
