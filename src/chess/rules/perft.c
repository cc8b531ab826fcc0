/* Counting sequences of moves. The last move is counted, not played. */
#include "play.h"

uint64_t an_position_perft(const an_position *position, unsigned depth)
{
    if (depth == 0)
        return 1;
    if (depth == 1)
        return an_position_count_moves(position);
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(position, moves);
    uint64_t paths = 0;
    for (size_t i = 0; i < count; i++) {
        an_position after = *position;
        an__play(&after, moves[i]);
        paths += an_position_perft(&after, depth - 1);
    }
    return paths;
}
