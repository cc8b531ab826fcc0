/* Cells of a table in which a move is missing. */
#ifndef AN_GAME_EMPTY_CELLS_H
#define AN_GAME_EMPTY_CELLS_H

#include "algnot/base.h"

/*
 * Returns true if White's cell of a row is empty, which begins with the number `value`: the only
 * move behind the number stands below the second one of the row above.
 *
 *     | 2 | Cf3 | Cc6 |
 *     | 3 |     | a6  |
 *        ^ at
 */
bool an__lacks_white_cell(const char *begin, const char *at, const char *end, uint32_t value);

/* Returns true if what parts two cells may stand behind a place: most numbers have a move there. */
static inline bool an_may_part_cells(const char *at)
{
    while (*at == ' ')
        at++;
    return *at == '|' || *at == ';' || *at == ',' || *at == '\t' || *at == '"';
}

#endif
