/* Battle play: what the attacker can force. */
#include "battle.h"

#include "goal.h"

static bool has_goal_of_defender(const an_search *search)
{
    return search->problem.stipulation.play != AN_PLAY_DIRECT;
}

/* Returns whether the attacker reaches the goal in at most `left` moves after any of some
 * defences. */
static bool answers_all(an_search *search, const an_position *p, const an_move *defences,
                        size_t count, unsigned left)
{
    an_goal goal = (an_goal)search->problem.stipulation.goal;
    for (size_t i = 0; i < count; i++) {
        an_position after = an_played(p, defences[i]);
        if (has_goal_of_defender(search) && an__goal_reached(&after, goal))
            continue;
        if (left == 0 || !an__attack_works(search, &after, left))
            return false;
    }
    return count > 0;
}

bool an__attack_holds(an_search *search, const an_position *after, unsigned left)
{
    an_play play = (an_play)search->problem.stipulation.play;
    size_t count;
    if (!an_search_visits(search))
        return false;
    if (play == AN_PLAY_DIRECT) {
        if (an__goal_reached(after, (an_goal)search->problem.stipulation.goal))
            return true;
        if (left == 0)
            return false;
    } else if (play != AN_PLAY_SELF && an__can_reach_goal(search, after)) {
        return true;
    }
    an_move *defences = an_take_moves(search, after, &count);
    bool holds = answers_all(search, after, defences, count, left);
    an_drop_moves(search, defences);
    return holds;
}

bool an__attack_works(an_search *search, const an_position *p, unsigned moves)
{
    an_play play = (an_play)search->problem.stipulation.play;
    size_t count;
    if (play == AN_PLAY_REFLEX && an__can_reach_goal(search, p))
        return false;
    an_move *attacks = an_take_moves(search, p, &count);
    bool works = false;
    for (size_t i = 0; i < count && !works && !an_is_ended(search); i++) {
        an_position after = an_played(p, attacks[i]);
        works = an__attack_holds(search, &after, moves - 1);
    }
    an_drop_moves(search, attacks);
    return works;
}

unsigned an__attack_length(an_search *search, const an_position *p, unsigned most)
{
    for (unsigned moves = 1; moves <= most; moves++)
        if (an__attack_works(search, p, moves))
            return moves;
    return 0;
}
