/* Cells of a row that has no heads, behind its number and both its moves: they hold none. */
#ifndef AN_GAME_SURPLUS_CELLS_H
#define AN_GAME_SURPLUS_CELLS_H

#include "algnot/base.h"

/* Returns the cell that begins at a place, without its quotes, if it is a remark by what stands
 * before it in its row; size 0 if it is none. The text begins at `begin` and ends at `end`. */
an_text an__surplus_cell(const char *begin, const char *at, const char *end);

/* Returns true if a sign that parts cells may stand right before a place. */
static inline bool an_may_begin_cell(const char *begin, const char *at)
{
    while (at > begin && (at[-1] == ' ' || at[-1] == '"'))
        at--;
    char before = at > begin ? at[-1] : '\0';
    bool is_drawn = (unsigned char)before >= 0x80 && at - begin > 2 &&
                    (unsigned char)at[-3] == 0xe2 && ((unsigned char)at[-2] | 1) == 0x95;
    return before == '|' || before == ';' || before == ',' || before == '\t' || is_drawn;
}

#endif
