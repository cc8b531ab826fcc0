/* Cells of a row that has no heads, behind its number and both its moves: they hold none. */
#ifndef AN_GAME_SURPLUS_CELLS_H
#define AN_GAME_SURPLUS_CELLS_H

#include "algnot/base.h"

/* Returns the cell that begins at a place, without its quotes, if it is a remark by what stands
 * before it in its row; size 0 if it is none. The text begins at `begin` and ends at `end`. */
an_text an__surplus_cell(const char *begin, const char *at, const char *end);

/* Returns true for what may stand right before a cell; a comma does so only between words that it
 * is glued to. */
static inline bool an_may_part_from_cell(char c)
{
    static const bool may[256] = {
        ['\t'] = true, [';'] = true, ['"'] = true, ['|'] = true, [','] = true};
    return may[(unsigned char)c];
}

#endif
