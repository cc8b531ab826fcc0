/* The tables of a batch whose heads are known.
 *
 *     N°;Blancs;Noirs;Remarques         the heads
 *     1;e4;e5;                          a row: up to three cells hold a number or a move
 *     2;Cf3;Cc6;d4 était possible       the last cell of this row is a remark
 *
 * The rows end at a line without a sign that parts cells. */
#include "table_index.h"

#include <stdlib.h>

#include "buffer.h"
#include "lines.h"
#include "table_cells.h"
#include "text.h"
#include "utf8.h"
#include "word.h"

enum { LONGEST = 2048 }; /* bytes; no row is longer */

void an__table_index_free(an_table_index *index)
{
    free(index->tables);
    free(index->rows);
}

void an__table_index_begin(an_table_index *index, an_text batch)
{
    index->table_count = index->row_count = 0;
    index->known = batch.at;
    index->end = batch.at + batch.size;
    index->failed = false;
}

/* ---- rows ---- */

/* Returns the bytes of a row, whose quoted cells may hold line ends. `*cells` receives how many
 * cells it has. */
static size_t row_size(an_text text, char sign, size_t *cells)
{
    const char *begin = text.at;
    size_t size = 0;
    an_text cell;
    for (*cells = 0; size <= LONGEST && an__next_cell(&text, sign, &cell); ++*cells)
        size = (size_t)(cell.at + cell.size - begin);
    return size;
}

/* Returns the bytes of a line that begins with a number; 0 if it begins otherwise. It is a row of a
 * table whose cells are parted by blanks. */
static size_t numbered_size(an_text text)
{
    an_text line = an_text_from(text.at, an__line_size(text));
    an_text words = an_text_trimmed(line);
    return words.size > 0 && an_is_digit(*words.at) ? line.size : 0;
}

/* Returns true if `line` is a rule between rows, drawn with other signs than the rows have. */
static bool is_drawn(an_text line)
{
    line = an_text_trimmed(line);
    while (line.size > 0 && (an_is_among(*line.at, "-=+ ") || an__drawn_size(line) > 0))
        line = an_text_after(line, an__drawn_size(line) > 0 ? an__drawn_size(line) : 1);
    return line.size == 0;
}

/* Adds the row at the beginning of `text`. Returns its bytes, or 0 if the table ends there. */
static size_t take_row(an_table_index *index, an_text text)
{
    size_t cells = 2;
    const size_t table = index->table_count - 1;
    char sign = index->tables[table].sign;
    size_t size = sign == ' ' ? numbered_size(text) : row_size(text, sign, &cells);
    if (size == 0 || size > LONGEST)
        return 0;
    if (cells < 2)
        return is_drawn(an_text_from(text.at, size)) ? size : 0;
    if (!AN_ARRAY_RESERVE(index->rows, index->row_capacity, index->row_count)) {
        index->failed = true;
        return 0;
    }
    index->rows[index->row_count++] = (an_table_row){text.at, text.at + size, table};
    return size;
}

void an__table_index_add(an_table_index *index, an_text line)
{
    an_table_heads heads;
    if (line.at == NULL || line.at < index->known || !an__table_heads_read(&heads, line))
        return;
    index->known = line.at + line.size;
    if (!AN_ARRAY_RESERVE(index->tables, index->table_capacity, index->table_count)) {
        index->failed = true;
        return;
    }
    index->tables[index->table_count++] = heads;
    an_text text = an_text_from(index->known, (size_t)(index->end - index->known));
    size_t size;
    do {
        text = an_text_after(text, an__line_end_size(text));
        size = take_row(index, text);
        text = an_text_after(text, size);
    } while (size > 0);
}

/* ---- cells ---- */

/* Returns the row that `at` stands in; NULL if none is known. */
static const an_table_row *row_of(const an_table_index *index, const char *at)
{
    size_t first = 0, count = index->row_count;
    while (count > 0) {
        size_t half = count / 2;
        bool is_behind = index->rows[first + half].end <= at;
        first += is_behind ? half + 1 : 0;
        count = is_behind ? count - half - 1 : half;
    }
    if (first == index->row_count || index->rows[first].at > at)
        return NULL;
    return &index->rows[first];
}

/* Returns how many words stand before `at` on its line. `*column` receives how many characters do.
 */
static size_t words_before(const char *line, const char *at, size_t *column)
{
    an_text text = an_text_from(line, (size_t)(at - line));
    size_t words = 0, size;
    bool in_word = false;
    for (*column = 0; text.size > 0; text = an_text_after(text, size), ++*column) {
        size = an__space_size(text);
        words += size == 0 && !in_word;
        in_word = size == 0;
        size = 1;
        if (in_word)
            an_utf8_decode(text, &size);
    }
    return words;
}

/* Returns true if `at` stands in the last column, of remarks, of a table whose cells are parted by
 * blanks: behind the words of all other columns, or below the head of the last one. */
static bool is_below_last(const an_table_heads *heads, const an_table_row *row, const char *at)
{
    size_t column, words = words_before(row->at, at, &column);
    return heads->columns[heads->count - 1] == AN_COLUMN_REMARKS &&
           (words + 1 >= heads->count || column >= heads->last);
}

static an_text text_of(const an_table_row *row)
{
    return an_text_from(row->at, (size_t)(row->end - row->at));
}

/* Returns the cell that `at` stands in or right behind, and its index in `*cell`. Its size
 * is 0 if `at` stands in none, or if blanks part the cells. */
static an_text cell_at(const an_table_index *index, const an_table_row *row, const char *at,
                       size_t *cell)
{
    const an_table_heads *heads = &index->tables[row->table];
    an_text text = text_of(row), found;
    for (*cell = 0; heads->sign != ' ' && an__next_cell(&text, heads->sign, &found); ++*cell)
        if (at < found.at + found.size || text.at == NULL)
            return *cell < heads->count ? found : an_text_from(at, 0);
    return an_text_from(at, 0);
}

an_text an__remark_at(const an_table_index *index, const char *at)
{
    const an_text none = an_text_from(at, 0);
    const an_table_row *row = row_of(index, at);
    if (row == NULL)
        return none;
    const an_table_heads *heads = &index->tables[row->table];
    size_t cell;
    an_text text = heads->sign == ' ' ? an_text_trimmed(an_text_from(at, (size_t)(row->end - at)))
                                      : an__bare_cell(cell_at(index, row, at, &cell));
    if (text.size == 0 || an__is_result(text) || text.at + text.size <= at)
        return none;
    if (heads->sign == ' ')
        return is_below_last(heads, row, at) ? text : none;
    bool holds_none =
        heads->columns[cell] == AN_COLUMN_UNKNOWN || heads->columns[cell] == AN_COLUMN_REMARKS;
    return holds_none ? text : none;
}

bool an__has_head(const an_table_index *index, const char *at)
{
    size_t cell;
    const an_table_row *row = row_of(index, at);
    return row != NULL && cell_at(index, row, at, &cell).size > 0 &&
           index->tables[row->table].columns[cell] != AN_COLUMN_OPEN;
}

an_cell_times an__times_at(const an_table_index *index, const char *at)
{
    size_t cell;
    const an_table_row *row = row_of(index, at);
    if (row == NULL || cell_at(index, row, at, &cell).size == 0)
        return AN_TIMES_OF_NOBODY;
    return (an_cell_times)index->tables[row->table].times[cell];
}

bool an__row_lacks_white(const an_table_index *index, const char *at)
{
    const an_table_row *row = row_of(index, at);
    const an_table_heads *heads = row != NULL ? &index->tables[row->table] : NULL;
    if (heads == NULL || heads->sign == ' ')
        return false;
    an_text text = text_of(row), cell;
    bool lacks_white = false;
    for (size_t i = 0; i < heads->count && an__next_cell(&text, heads->sign, &cell); i++) {
        if (at >= cell.at + cell.size)
            continue;
        bool is_empty = an__bare_cell(cell).size == 0;
        if (heads->columns[i] == AN_COLUMN_BLACK)
            return lacks_white && !is_empty;
        if (heads->columns[i] == AN_COLUMN_WHITE)
            lacks_white = is_empty;
    }
    return false;
}

bool an__frames_cells(const an_table_index *index, const char *at)
{
    const an_table_row *row = row_of(index, at);
    if (row == NULL)
        return false;
    char sign = index->tables[row->table].sign;
    return sign != ' ' && (*at == '"' || *at == sign);
}
