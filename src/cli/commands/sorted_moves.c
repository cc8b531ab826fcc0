/* The legal moves of a position in the order of their UCI names. */
#include "sorted_moves.h"

#include <stdlib.h>
#include <string.h>

static int by_uci(const void *a, const void *b)
{
    const named_move *left = a, *right = b;
    return strcmp(left->uci, right->uci);
}

size_t sorted_moves(const an_position *position, named_move *list)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(position, moves);
    for (size_t i = 0; i < count; i++) {
        list[i].move = moves[i];
        an_move_to_uci(list[i].uci, position, moves[i]);
    }
    qsort(list, count, sizeof *list, by_uci);
    return count;
}
