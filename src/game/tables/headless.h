/* Rows of a table without heads: cells in which a move is missing, and surplus cells. */
#ifndef AN_GAME_HEADLESS_H
#define AN_GAME_HEADLESS_H

#include "algnot/base.h"

#include "bytes.h"

/* Returns true if White's cell is empty in the row that begins with the number `value`. The row
 * then has one move, which stands below the second move of the row above. The number ends at `at`;
 * the text goes from `begin` to `end`.
 *
 *     | 2 | Cf3 | Cc6 |
 *     | 3 |     | a6  |
 *        ^ at
 */
bool an__lacks_white_cell(const char *begin, const char *at, const char *end, uint32_t value);

/* Returns true if a sign that parts cells stands at `at`, behind blanks at most. Most numbers have
 * a move there, so that this test saves an__lacks_white_cell. */
static inline bool an_may_part_cells(const char *at)
{
    while (*at == ' ')
        at++;
    return *at == '|' || *at == ';' || *at == ',' || *at == '\t' || *at == '"';
}

/* Returns the cell that begins at `at`, without its quotes, if it is a remark: a number and two
 * moves stand before it in its row. Returns a text of size 0 otherwise. The text goes from `begin`
 * to `end`. */
an_text an__surplus_cell(const char *begin, const char *at, const char *end);

/* Returns true if `c` may stand right before a cell. A comma parts cells only where no blank is
 * beside it. */
static inline bool an_may_part_from_cell(char c)
{
    static const bool may[AN_BYTE_VALUES] = {
        ['\t'] = true, [';'] = true, ['"'] = true, ['|'] = true, [','] = true};
    return may[(unsigned char)c];
}

#endif
