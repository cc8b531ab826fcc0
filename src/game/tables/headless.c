/* Rows of a table without heads.
 *
 *     | 2 | Cf3 | Cc6 |                    has both moves, and shows the columns
 *     | 3 |     | a6  |                    lacks White's
 *     3;Fb5;a6;Fc4 est italien             a surplus cell: a remark
 *     3;Fb5;a6;21;Dd2;Tc8                  another block, which has its number
 *     | 3 | Fb5 | 1:20 | a6 | 1:15 |       times: neither moves nor remarks
 */
#include "headless.h"

#include "illegible.h"
#include "table_cells.h"
#include "text.h"
#include "word.h"

/* Returns true if `cell` holds something that is neither a digit nor one of `figures`. */
static bool holds_more_than(const char *figures, an_text cell)
{
    for (size_t i = 0; i < cell.size; i++)
        if (!an_is_digit(cell.at[i]) && !an_is_among(cell.at[i], figures))
            return true;
    return false;
}

/* ---- White's cell is empty ---- */

/* Which cells of a row hold its moves, counted from the number on. 0 stands for none. */
typedef struct places {
    unsigned first, second;
} places;

/* Returns the sign that parts the cells of a row, whose text behind its number is `rest`. Returns
 * NUL if there is none. */
static char sign_behind(an_text rest)
{
    rest = an_text_after(rest, an_spaces_size(rest));
    return rest.size > 0 && an_is_among(*rest.at, "|;,\t") ? *rest.at : '\0';
}

/* Finds the moves of a row, whose text behind its number is `rest`. */
static places find_moves(an_text rest, char sign)
{
    places found = {0};
    an_text cell;
    for (unsigned i = 0; found.second == 0 && an__next_cell(&rest, sign, &cell); i++)
        if (holds_more_than(" \t:.,\"'", cell))
            *(found.first == 0 ? &found.first : &found.second) = i;
    return found;
}

static an_text behind_quote(an_text text)
{
    return an_text_after(text, an_text_starts(text, "\""));
}

/* Returns what stands behind the number of `row`. It is empty if the row begins with another
 * number. */
static an_text behind_number(an_text row, uint32_t number)
{
    enum { DIGITS_MAX = 4 };
    row = an_text_stripped_start(row, " |\"");
    size_t digits = an_digits_size(row);
    uint32_t value = 0;
    for (size_t i = 0; i < digits && digits <= DIGITS_MAX; i++)
        value = value * 10 + (uint32_t)(row.at[i] - '0');
    an_text rest = an_text_after(row, digits);
    rest = an_text_after(rest, an_text_starts(rest, "."));
    return digits > 0 && value == number ? behind_quote(rest) : an_text_from(row.at, 0);
}

bool an__lacks_white_cell(const char *begin, const char *at, const char *end, uint32_t value)
{
    const an_text behind = behind_quote(an_text_from(at, (size_t)(end - at)));
    char sign = sign_behind(behind);
    if (sign == '\0' || value < 2)
        return false;
    an_text row = an__row_at(begin, at, end);
    if (row.at == NULL)
        return false;
    places here =
        find_moves(an_text_from(behind.at, (size_t)(row.at + row.size - behind.at)), sign);
    if (here.first < 2 || here.second > 0)
        return false;
    an_text above = an__row_above(begin, row.at);
    an_text rest = above.at != NULL ? behind_number(above, value - 1) : above;
    if (rest.size == 0 || sign_behind(rest) != sign)
        return false;
    places there = find_moves(rest, sign);
    return there.second == here.first && there.first < there.second;
}

/* ---- surplus cells ---- */

/* Returns true if `cell` is the number of a move: "3", "3." */
static bool is_number(an_text cell)
{
    size_t digits = an_digits_size(cell);
    return digits > 0 && (digits == cell.size || an_text_is(an_text_after(cell, digits), "."));
}

an_text an__surplus_cell(const char *begin, const char *at, const char *end)
{
    const an_text none = an_text_from(at, 0);
    an_text row = an__row_at(begin, at, end), cell;
    char sign = row.at != NULL ? an__parting_sign(row) : '\0';
    unsigned moves = 0;
    bool has_number = false;
    if (sign == '\0')
        return none;
    for (bool is_last = false; !is_last && an__next_cell(&row, sign, &cell);) {
        is_last = row.at == NULL || at < cell.at + cell.size;
        cell = an__bare_cell(cell);
        if (cell.size > 0 && is_number(cell) == has_number)
            return none;
        bool is_filled = holds_more_than(" \t:.,'h+-", cell);
        if (is_last && moves >= 2 && cell.at == at && is_filled && !an__is_result(cell))
            return cell;
        has_number = has_number || cell.size > 0;
        moves += is_filled && (an__word_has_shape(cell) || an__is_hole(cell));
    }
    return none;
}
