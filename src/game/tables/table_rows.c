/* The frame of a table.
 *
 *     | N° | Blancs | Noirs |     the heads of the columns
 *     |----|--------|-------|     a rule
 *     | 1  | e4     | e5    |     bars
 *     "2";"Cf3";"Cc6"             the quotes and semicolons of a row of cells
 *
 * Each part is recognised by its own line, as a text may be cut before any other line. */
#include "table_rows.h"

#include "emphasis.h"
#include "extremes.h"
#include "lines.h"
#include "row_labels.h"
#include "table_cells.h"
#include "table_heads.h"
#include "text.h"
#include "utf8.h"

/* ---- rules ---- */

/* Returns true if all of `line` is a rule: |---|---|, |-|:-:|, --- | ---, ┌──┬──┐. Single dashes in
 * cells with blanks may stand for moves. */
static bool is_rule(an_text line)
{
    enum { FEWEST = 3 };
    size_t row = 0, longest = 0;
    bool has_bar = false, has_blank = false;
    while (line.size > 0) {
        size_t drawn = an__drawn_size(line);
        bool is_dash = *line.at == '-' || *line.at == '=' || drawn > 0;
        if (!is_dash && !an_is_among(*line.at, "|:+ \t"))
            return false;
        row = is_dash ? row + 1 : 0;
        longest = an_larger(row, longest);
        has_blank = has_blank || an_is_space(*line.at);
        has_bar = has_bar || *line.at == '|';
        line = an_text_after(line, drawn > 0 ? drawn : 1);
    }
    return longest >= FEWEST || (longest > 0 && has_bar && !has_blank);
}

/* Returns true if a rule may begin with `c`. */
static bool may_begin_rule(char c)
{
    return an_is_among(c, "|-=+:") || (unsigned char)c >= 0x80;
}

/* ---- cells ---- */

/* Returns true if `cell` may be part of a row that semicolons part. Quotes enclose it; or it is
 * short, has blanks on both sides or on neither, and no blank, quote or bracket within. */
static bool is_tight(an_text cell)
{
    enum { LONGEST = 16 };
    an_text inside = an_text_trimmed(cell);
    bool has_before = inside.size > 0 && inside.at > cell.at,
         has_behind = inside.size > 0 && inside.at + inside.size < cell.at + cell.size;
    if (cell.size > 0 && *cell.at == '"')
        return memchr(cell.at + 1, '"', cell.size - 1) == cell.at + cell.size - 1;
    for (size_t i = 0; i < inside.size; i++)
        if (an_is_space(inside.at[i]) || an_is_among(inside.at[i], "()[]{}\""))
            return false;
    return inside.size <= LONGEST && has_before == has_behind;
}

/* Returns true if `line` is a row of such cells parted by `sign`. Semicolons suffice by themselves;
 * other signs part cells only if one of them stands in quotes. */
static bool is_row_of(an_text line, char sign)
{
    unsigned cells = 0, quoted = 0, filled = 0;
    an_text rest = an_text_trimmed(line), cell;
    for (; an__next_cell(&rest, sign, &cell); cells++) {
        if (!is_tight(cell))
            return false;
        quoted += cell.size > 0 && *cell.at == '"';
        filled += an_text_trimmed(cell).size > 0;
    }
    return cells > 1 && filled > 0 && (quoted > 0 || sign == ';');
}

static bool is_row_of_cells(an_text line)
{
    return line.at != NULL &&
           (is_row_of(line, ';') || is_row_of(line, ',') || is_row_of(line, '\t'));
}

/* ---- frames ---- */

/* Returns true if `row` holds the heads of a table. `line` is the row without the frame at its
 * beginning. */
static bool are_heads(an_text row, an_text line)
{
    an_table_heads heads;
    return an__may_be_heads(line) && an__table_heads_read(&heads, row);
}

const char *an__heads_above(const char *begin, const char *at)
{
    const char *line = an_line_begin(begin, at, SIZE_MAX);
    for (an_text row; (row = an__row_above(begin, line)).at != NULL; line = row.at) {
        an_text words = an_text_trimmed(row);
        if (words.size > 0 && are_heads(row, words))
            return row.at;
        if (words.size > 0 && !is_rule(words))
            return at;
    }
    return at;
}

size_t an__frame_size(const char *begin, an_text rest, const an_table_index *tables)
{
    const char *at = rest.at, *end = at + rest.size;
    if (rest.size == 0)
        return 0;
    if (tables != NULL && an__frames_cells(tables, at))
        return 1;
    if (an_may_begin_emphasis(*at))
        return an__emphasis_size(begin, rest);
    if (*at == ';')
        return is_row_of_cells(an__row_at(begin, at, end));
    bool is_quoted = *at == '"';
    const size_t label = an_row_label_size(begin, rest);
    if (label > 0)
        return label;
    if ((is_quoted || may_begin_rule(*at) || an__may_be_heads(rest)) &&
        an_begins_row(begin, at, end)) {
        an_text row = an__row_at(begin, at, end);
        an_text line = an_text_from(at, row.at != NULL ? (size_t)(row.at + row.size - at) : 0);
        if (line.size > 0 && (is_rule(line) || are_heads(row, an_text_after(line, is_quoted))))
            return line.size;
    }
    if (is_quoted)
        return is_row_of_cells(an__row_at(begin, at, end));
    return *at == '|' ? 1 : an__drawn_size(rest);
}

/* Returns the place before a mark of bold letters that ends at `at`. Returns `at` if there is none.
 */
static const char *before_emphasis(const char *begin, const char *at, const char *end)
{
    enum { MOST = 6 };
    const char *mark = at;
    while (mark > begin && mark[-1] == at[-1] && at - mark < MOST)
        mark--;
    size_t size = an__emphasis_size(begin, an_text_from(mark, (size_t)(end - mark)));
    return mark + size == at ? mark : at;
}

/* Returns the place before a sign that tables are drawn with, or an invisible character, that ends
 * at `at`. Returns `at` if there is none. */
static const char *before_drawn(const char *begin, const char *at)
{
    enum { SIZE = 3 };
    if (at - begin < SIZE)
        return at;
    an_text sign = an_text_from(at - SIZE, SIZE);
    return an__drawn_size(sign) == SIZE || an__space_size(sign) == SIZE ? at - SIZE : at;
}

/* Returns the place before a blank or a part of a frame that ends at `at`. Returns `at` if there is
 * none. */
static const char *before_frame(const char *begin, const char *at, const char *end)
{
    if (at[-1] == ' ' || at[-1] == '\t' || at[-1] == '|')
        return at - 1;
    if (at[-1] == '"')
        return at - is_row_of_cells(an__row_at(begin, at, end));
    if (an_may_begin_emphasis(at[-1]))
        return before_emphasis(begin, at, end);
    return (unsigned char)at[-1] >= 0x80 ? before_drawn(begin, at) : at;
}

bool an__begins_row_with_care(const char *begin, const char *at, const char *end)
{
    const char *from = at, *before = at;
    if (an__is_line_start(begin, at))
        return true;
    do {
        at = before;
        before = before_frame(begin, at, end);
        if (before == begin || an_is_line_end(before[-1]))
            return true;
    } while (before < at && from - before < AN_ROW_MAX);
    return false;
}
