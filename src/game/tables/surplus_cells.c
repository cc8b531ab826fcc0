/* Surplus cells of a table without heads: those behind the number and both moves of a row.
 *
 *     3;Fb5;a6;Fc4 est italien             a remark
 *     3;Fb5;a6;21;Dd2;Tc8                  another block, which has its number
 *     | 3 | Fb5 | 1:20 | a6 | 1:15 |       times: neither moves nor remarks
 */
#include "surplus_cells.h"

#include "illegible.h"
#include "result.h"
#include "table_cells.h"
#include "table_rows.h"
#include "text.h"
#include "word.h"

static an_text bare(an_text cell)
{
    cell = an_text_trimmed(cell);
    if (cell.size > 1 && *cell.at == '"' && cell.at[cell.size - 1] == '"')
        cell = an_text_trimmed(an_text_from(cell.at + 1, cell.size - 2));
    return cell;
}

/* Returns true if `cell` is the number of a move: "3", "3." */
static bool is_number(an_text cell)
{
    size_t digits = an_digits_size(cell);
    return digits > 0 && (digits == cell.size || an_text_is(an_text_after(cell, digits), "."));
}

/* Returns true if `cell` holds more than a time or another figure. */
static bool is_filled(an_text cell)
{
    for (size_t i = 0; i < cell.size; i++)
        if (!an_is_digit(cell.at[i]) && !an_is_among(cell.at[i], " \t:.,'h+-"))
            return true;
    return false;
}

static bool is_result(an_text cell)
{
    size_t size;
    return an_result_read(cell, &size) != AN_NO_RESULT && size == cell.size;
}

an_text an__surplus_cell(const char *begin, const char *at, const char *end)
{
    const an_text none = an_text_from(at, 0);
    an_text row = an__row_at(begin, at, end);
    char sign = row.at != NULL ? an__parting_sign(row) : '\0';
    unsigned moves = 0;
    bool has_number = false;
    if (sign == '\0')
        return none;
    for (;;) {
        size_t size = an__cell_size(row, sign);
        an_text cell = bare(an_text_from(row.at, size));
        bool is_last = size == row.size || at < row.at + size;
        if (cell.size > 0 && is_number(cell) == has_number)
            return none;
        if (is_last)
            return moves >= 2 && cell.at == at && is_filled(cell) && !is_result(cell) ? cell : none;
        has_number = has_number || cell.size > 0;
        moves += is_filled(cell) && (an__word_has_shape(cell) || an__is_hole(cell));
        row = an_text_after(row, size);
        row = an_text_after(row, an__parting_size(row, sign));
    }
}
