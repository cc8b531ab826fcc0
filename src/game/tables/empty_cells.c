/* Cells of a table in which a move is missing. The row above, which has both moves, shows the
 * columns. */
#include "empty_cells.h"

#include "table_rows.h"
#include "text.h"

/* Which cells of a row hold its moves, counted from the number on. 0 stands for none. */
typedef struct places {
    unsigned first, second;
} places;

/* Returns the sign that parts the cells of a row, whose text behind its number is `rest`. Returns
 * NUL if there is none. */
static char sign_behind(an_text rest)
{
    rest = an_text_after(rest, rest.size > 0 && *rest.at == '"');
    rest = an_text_after(rest, an_spaces_size(rest));
    return rest.size > 0 && an_is_among(*rest.at, "|;,\t") ? *rest.at : '\0';
}

/* Returns true if `cell` may hold a move, or what is left of one: anything but figures and
 * punctuation. */
static bool is_filled(an_text cell)
{
    for (size_t i = 0; i < cell.size; i++)
        if (!an_is_digit(cell.at[i]) && !an_is_among(cell.at[i], " \t:.,\"'"))
            return true;
    return false;
}

/* Finds the moves of a row, whose text behind its number is `rest`. */
static places find_moves(an_text rest, char sign)
{
    places found = {0};
    for (unsigned cell = 0; found.second == 0; cell++) {
        size_t size = 0;
        while (size < rest.size && rest.at[size] != sign)
            size++;
        if (is_filled(an_text_from(rest.at, size)))
            *(found.first == 0 ? &found.first : &found.second) = cell;
        if (size == rest.size)
            break;
        rest = an_text_after(rest, size + 1);
    }
    return found;
}

/* Returns what stands behind the number of `row`. Its `at` is NULL if the row begins with another
 * number. */
static an_text behind_number(an_text row, uint32_t number)
{
    enum { DIGITS_MAX = 4 };
    while (row.size > 0 && an_is_among(*row.at, " |\""))
        row = an_text_after(row, 1);
    size_t digits = an_digits_size(row);
    uint32_t value = 0;
    for (size_t i = 0; i < digits && digits <= DIGITS_MAX; i++)
        value = value * 10 + (uint32_t)(row.at[i] - '0');
    bool is_it = digits > 0 && value == number;
    bool has_dot = digits < row.size && row.at[digits] == '.';
    return is_it ? an_text_after(row, digits + has_dot) : an_text_from(NULL, 0);
}

/* Returns the row above `row`. Its `at` is NULL if there is none. */
static an_text row_above(const char *begin, const char *row, const char *end)
{
    if (row > begin && row[-1] == '\n')
        row--;
    if (row > begin && row[-1] == '\r')
        row--;
    return row > begin && an_is_line_end(*row) ? an__row_at(begin, row, end)
                                               : an_text_from(NULL, 0);
}

bool an__lacks_white_cell(const char *begin, const char *at, const char *end, uint32_t value)
{
    char sign = sign_behind(an_text_from(at, (size_t)(end - at)));
    if (sign == '\0' || value < 2)
        return false;
    an_text row = an__row_at(begin, at, end);
    if (row.at == NULL)
        return false;
    places here = find_moves(an_text_from(at, (size_t)(row.at + row.size - at)), sign);
    if (here.first < 2 || here.second > 0)
        return false;
    an_text above = row_above(begin, row.at, end);
    an_text rest = above.at != NULL ? behind_number(above, value - 1) : above;
    if (rest.at == NULL || sign_behind(rest) != sign)
        return false;
    places there = find_moves(rest, sign);
    return there.second == here.first && there.first < there.second;
}
