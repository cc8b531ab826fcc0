/* Cells of the rows of a table, and the signs that part them.
 *
 *     | 2 | Cf3 | Cc6 |     2;Cf3;"Cc6";"bien joué; mieux vaut d6"     │ 2 │ Cf3 │ Cc6 │ */
#include "table_cells.h"

#include "text.h"
#include "utf8.h"

size_t an__drawn_size(an_text text)
{
    enum { FIRST = 0x2500, LAST = 0x257f };
    size_t size;
    if (text.size == 0 || (unsigned char)*text.at != 0xe2)
        return 0;
    uint32_t point = an_utf8_decode(text, &size);
    return point >= FIRST && point <= LAST ? size : 0;
}

size_t an__parting_size(an_text text, char sign)
{
    if (sign == AN_DRAWN_SIGN)
        return an__drawn_size(text);
    return text.size > 0 && *text.at == sign;
}

static an_text behind_blanks(an_text text)
{
    while (text.size > 0 && *text.at == ' ')
        text = an_text_after(text, 1);
    return text;
}

/* Returns the bytes of a cell in quotes, in which a quote is doubled; 0 if the cell has none around
 * it. */
static size_t quoted_size(an_text cell, char sign)
{
    enum { LONGEST = 1024 };
    an_text text = behind_blanks(cell);
    if (text.size == 0 || *text.at != '"')
        return 0;
    for (size_t size = 1; size < text.size && size < LONGEST; size++) {
        if (text.at[size] != '"')
            continue;
        an_text rest = behind_blanks(an_text_after(text, size + 1));
        if (rest.size == 0 || an_is_line_end(*rest.at) || an__parting_size(rest, sign) > 0)
            return (size_t)(rest.at - cell.at);
        size += size + 1 < text.size && text.at[size + 1] == '"';
    }
    return 0;
}

size_t an__cell_size(an_text text, char sign)
{
    size_t size = quoted_size(text, sign);
    while (size < text.size && !an_is_line_end(text.at[size]) &&
           an__parting_size(an_text_after(text, size), sign) == 0)
        size++;
    return size;
}

an_text an__cell_at(an_text row, char sign, const char *at, size_t *index)
{
    for (*index = 0;; ++*index) {
        size_t size = an__cell_size(row, sign);
        if (at < row.at + size || size == row.size)
            return an_text_from(row.at, size);
        row = an_text_after(row, size);
        row = an_text_after(row, an__parting_size(row, sign));
    }
}

char an__parting_sign(an_text line)
{
    static const char signs[] = {'|', AN_DRAWN_SIGN, ';', '\t', ','};
    for (size_t i = 0; i < sizeof signs; i++)
        if (an__parting_size(an_text_after(line, an__cell_size(line, signs[i])), signs[i]) > 0)
            return signs[i];
    return '\0';
}
