/* How the moves of a solution follow each other. */
#include "algnot/solve.h"

#include "play.h"

void an_problem_play(const an_problem *problem, unsigned depth, an_position *position, an_move move)
{
    an__play(position, move);
    if (problem->stipulation.is_series && depth + 1 < problem->stipulation.moves)
        an__play(position, (an_move){.kind = AN_NULL_STEP});
}
