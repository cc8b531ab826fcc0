/* Cells of a table in which a move is missing. */
#ifndef AN_GAME_EMPTY_CELLS_H
#define AN_GAME_EMPTY_CELLS_H

#include "algnot/base.h"

/* Returns true if White's cell is empty in the row that begins with the number `value`. The row
 * then has one move behind the number, and it stands below the second one of the row above. The
 * number ends at `at`; the text goes from `begin` to `end`.
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

#endif
