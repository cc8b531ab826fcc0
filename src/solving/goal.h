/* Goals: whether one is reached, and which moves reach it. */
#ifndef AN_SOLVING_GOAL_H
#define AN_SOLVING_GOAL_H

#include "search_core.h"

/* Returns whether the goal is reached against the side that is to move. */
bool an__goal_reached(const an_position *p, an_goal goal);

/* Lists on the search's stack the moves that reach the goal, sorted; the caller drops them. */
an_move *an__take_goal_moves(an_search *search, const an_position *p, size_t *count);

/* Returns whether the side to move has a move that reaches the goal. */
bool an__can_reach_goal(an_search *search, const an_position *p);

/* Lists on the search's stack, in no order, the moves after which the other side may reach the goal
 * by its next one; others are left out. The caller drops them. */
an_move *an__take_hopeful_moves(an_search *search, const an_position *p, size_t *count);

/* Returns whether there are moves, and all of them reach the goal. */
bool an__all_reach_goal(an_search *search, const an_position *p, const an_move *moves,
                        size_t count);

/* Returns true if a quick test shows a move that does not reach the goal; false says nothing. */
bool an__has_idle_move(const an_search *search, const an_position *p);

#endif
