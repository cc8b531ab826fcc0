/* Goals: whether one is reached, and which moves reach it. */
#include "goal.h"

#include "checking_moves.h"
#include "checks.h"
#include "movegen.h"
#include "priority.h"
#include "prospect.h"

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

/* Lists on the search's stack all moves that may reach `goal`. */
static an_move *take_candidates(an_search *search, const an_position *p, an_goal goal,
                                size_t *count)
{
    bool is_stalemate = goal == AN_GOAL_STALEMATE || goal == AN_GOAL_DOUBLE_STALEMATE;
    if (is_stalemate && an__may_stalemate(p))
        return an_take_moves(search, p, count);
    an_move *list = search->moves;
    *count = is_stalemate ? 0 : an__checking_moves(p, list);
    search->moves += *count;
    return list;
}

/* Returns whether a move that take_candidates lists reaches the goal. */
static bool candidate_reaches(const an_position *p, an_move move, an_goal goal)
{
    if (goal == AN_GOAL_CHECK)
        return true;
    an_position after = an_played(p, move);
    return goal == AN_GOAL_MATE ? !an_position_has_move(&after) : an__goal_reached(&after, goal);
}

an_move *an__take_goal_moves(an_search *search, const an_position *p, size_t *count)
{
    an_goal goal = (an_goal)search->problem.stipulation.goal;
    an_move *list = take_candidates(search, p, goal, count);
    size_t kept = 0;
    for (size_t i = 0; i < *count; i++)
        if (candidate_reaches(p, list[i], goal))
            list[kept++] = list[i];
    *count = kept;
    search->moves = list + kept;
    an__sort_moves(list, kept);
    return list;
}

bool an__can_reach_goal(an_search *search, const an_position *p)
{
    an_goal goal = (an_goal)search->problem.stipulation.goal;
    size_t count;
    an_move *list = take_candidates(search, p, goal, &count);
    bool can_reach = false;
    for (size_t i = 0; i < count && !can_reach; i++)
        can_reach = candidate_reaches(p, list[i], goal);
    an_drop_moves(search, list);
    return can_reach;
}

bool an__all_reach_goal(an_search *search, const an_position *p, const an_move *moves, size_t count)
{
    an_goal goal = (an_goal)search->problem.stipulation.goal;
    an_check_view view = an__check_view_of(p);
    for (size_t i = 0; i < count && goal == AN_GOAL_MATE; i++)
        if (!an__gives_check(p, &view, moves[i]))
            return false;
    for (size_t i = 0; i < count; i++) {
        an_position after = an_played(p, moves[i]);
        if (!an__goal_reached(&after, goal))
            return false;
    }
    return count > 0;
}

an_move *an__take_hopeful_moves(an_search *search, const an_position *p, size_t *count)
{
    an_prospect prospect = an__prospect_of(p, (an_goal)search->problem.stipulation.goal);
    an_move *list = search->moves;
    size_t all = an_is_bound(p) ? an__priority_moves(p, list)
                                : an__moves_from(p, an__hopeful_pieces(p, &prospect), list);
    *count = 0;
    for (size_t i = 0; i < all; i++)
        if (an__may_be_reached_after(p, &prospect, list[i]))
            list[(*count)++] = list[i];
    search->moves = list + *count;
    return list;
}

/* A step of the king gives no check, unless it uncovers one. */
bool an__has_idle_move(const an_search *search, const an_position *p)
{
    if (search->problem.stipulation.goal != AN_GOAL_MATE || an_is_bound(p))
        return false;
    unsigned king = an_king_square_if_any(p, an_opposite((an_color)p->turn));
    unsigned own_king = an_king_square_if_any(p, (an_color)p->turn);
    bool may_uncover = an_may_uncover(p, king, own_king, an_sliders(p) & p->color[p->turn]);
    return !may_uncover && an__king_has_step(p);
}
