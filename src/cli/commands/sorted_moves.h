/* The legal moves of a position in the order of their UCI names. */
#ifndef AN_CLI_SORTED_MOVES_H
#define AN_CLI_SORTED_MOVES_H

#include "algnot.h"

typedef struct named_move {
    char uci[AN_UCI_MAX];
    an_move move;
} named_move;

/* Fills `list`, which has room for AN_MOVES_MAX. Returns how many moves there are. */
size_t sorted_moves(const an_position *position, named_move *list);

#endif
