/* Goals: whether one is reached, and which moves reach it. */
#include "goal.h"

/* Returns whether neither side would have a move. */
static bool is_double_stalemate(const an_position *p)
{
    if (!an_position_is_stalemate(p))
        return false;
    an_position other = an_passed(p);
    return an_position_is_stalemate(&other);
}

bool an__goal_reached(const an_position *p, an_goal goal)
{
    switch (goal) {
    case AN_GOAL_MATE:
        return an_position_is_mate(p);
    case AN_GOAL_STALEMATE:
        return an_position_is_stalemate(p);
    case AN_GOAL_DOUBLE_STALEMATE:
        return is_double_stalemate(p);
    case AN_GOAL_CHECK:
        return an_position_in_check(p);
    case AN_GOAL_COUNT:
        break;
    }
    return false;
}

an_move *an__take_goal_moves(an_search *search, const an_position *p, size_t *count)
{
    an_move *list = an_take_moves(search, p, count);
    size_t kept = 0;
    for (size_t i = 0; i < *count; i++) {
        an_position after = an_played(p, list[i]);
        if (an__goal_reached(&after, (an_goal)search->problem.stipulation.goal))
            list[kept++] = list[i];
    }
    *count = kept;
    search->moves = list + kept;
    an__sort_moves(list, kept);
    return list;
}

bool an__can_reach_goal(an_search *search, const an_position *p)
{
    size_t count;
    an_drop_moves(search, an__take_goal_moves(search, p, &count));
    return count > 0;
}
