/* Surplus cells of a table without heads: those behind the number and both moves of a row. */
#ifndef AN_GAME_SURPLUS_CELLS_H
#define AN_GAME_SURPLUS_CELLS_H

#include "algnot/base.h"

/* Returns the cell that begins at `at`, without its quotes, if it is a remark: a number and two
 * moves stand before it in its row. Returns a text of size 0 otherwise. The text goes from `begin`
 * to `end`. */
an_text an__surplus_cell(const char *begin, const char *at, const char *end);

/* Returns true if `c` may stand right before a cell. A comma parts cells only where no blank is
 * beside it. */
static inline bool an_may_part_from_cell(char c)
{
    static const bool may[256] = {
        ['\t'] = true, [';'] = true, ['"'] = true, ['|'] = true, [','] = true};
    return may[(unsigned char)c];
}

#endif
