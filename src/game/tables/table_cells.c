/* Rows of a table, their cells, and the signs that part them.
 *
 *     | 2 | Cf3 | Cc6 |     2;Cf3;"Cc6";"bien joué; mieux vaut d6"     │ 2 │ Cf3 │ Cc6 │ */
#include "table_cells.h"

#include "lines.h"
#include "text.h"
#include "utf8.h"

an_text an__row_at(const char *begin, const char *at, const char *end)
{
    const char *first = an_line_begin(begin, at, AN_ROW_MAX), *last = at;
    while (last < end && last - at < AN_ROW_MAX && !an_is_line_end(*last))
        last++;
    bool is_whole =
        (first == begin || an_is_line_end(first[-1])) && (last == end || an_is_line_end(*last));
    return is_whole ? an_text_from(first, (size_t)(last - first)) : an_text_from(NULL, 0);
}

an_text an__row_above(const char *begin, const char *line)
{
    const char *end = line;
    if (end > begin && end[-1] == '\n')
        end--;
    if (end > begin && end[-1] == '\r')
        end--;
    return end < line ? an__row_at(begin, end, line) : an_text_from(NULL, 0);
}

size_t an__drawn_size(an_text text)
{
    enum { FIRST = 0x2500, LAST = 0x257f };
    size_t size;
    if (text.size == 0 || (unsigned char)*text.at != 0xe2)
        return 0;
    uint32_t point = an_utf8_decode(text, &size);
    return point >= FIRST && point <= LAST ? size : 0;
}

/* Returns the bytes of `sign` at the beginning of `text`; 0 if another character stands there. */
static size_t parting_size(an_text text, char sign)
{
    if (sign == AN_DRAWN_SIGN)
        return an__drawn_size(text);
    return text.size > 0 && *text.at == sign;
}

/* Returns the bytes of a cell in quotes, in which a quote is doubled; 0 if the cell has none around
 * it. */
static size_t quoted_size(an_text cell, char sign)
{
    enum { LONGEST = 1024 };
    an_text text = an_text_stripped_start(cell, " ");
    if (text.size == 0 || *text.at != '"')
        return 0;
    for (size_t size = 1; size < text.size && size < LONGEST; size++) {
        if (text.at[size] != '"')
            continue;
        an_text rest = an_text_stripped_start(an_text_after(text, size + 1), " ");
        if (rest.size == 0 || an_is_line_end(*rest.at) || parting_size(rest, sign) > 0)
            return (size_t)(rest.at - cell.at);
        size++; /* the second one, if the quote is doubled */
    }
    return 0;
}

bool an__next_cell(an_text *row, char sign, an_text *cell)
{
    if (row->at == NULL)
        return false;
    size_t size = quoted_size(*row, sign);
    while (size < row->size && !an_is_line_end(row->at[size]) &&
           parting_size(an_text_after(*row, size), sign) == 0)
        size++;
    *cell = an_text_from(row->at, size);
    an_text rest = an_text_after(*row, size);
    size_t parting = parting_size(rest, sign);
    *row = parting > 0 ? an_text_after(rest, parting) : an_text_from(NULL, 0);
    return true;
}

char an__parting_sign(an_text line)
{
    static const char signs[] = {'|', AN_DRAWN_SIGN, ';', '\t', ','};
    for (size_t i = 0; i < sizeof signs; i++) {
        an_text rest = line, cell;
        if (an__next_cell(&rest, signs[i], &cell) && rest.at != NULL)
            return signs[i];
    }
    return '\0';
}

an_text an__bare_cell(an_text cell)
{
    cell = an_text_trimmed(cell);
    if (cell.size > 0 && *cell.at == '"')
        cell = an_text_after(cell, 1);
    if (cell.size > 0 && cell.at[cell.size - 1] == '"')
        cell.size--;
    return an_text_trimmed(cell);
}
