/*
 * The variations of battle play, as problem magazines print them.
 *
 * A threat is what would reach the goal in the fewest moves if the defender passed. A defence
 * stands in the tree if it does something against the threats: at least one of them does not work
 * against it, and no other attack is shorter. Where the defender is to reach the goal, his moves
 * that do so at once stand there only if he has no others. A defence is answered by all that works
 * in the fewest moves.
 */
#include "variations.h"

#include "battle.h"
#include "goal.h"

/* What the attacker threatens: some moves, which reach the goal in `length` moves. */
typedef struct threats {
    an_move *moves;
    size_t count;
    unsigned length; /* 0 if he threatens nothing */
} threats;

static void put_after(an_search *search, const an_position *after, unsigned left, unsigned depth);

/* Puts a move of the attacker, and what follows from it; he needs `left` more moves at most. */
static void put_attack(an_search *search, const an_position *p, an_move move, unsigned left,
                       an_solution_node node)
{
    an_position after = an_played(p, move);
    node.move = move;
    node.reaches_goal = search->problem.stipulation.play == AN_PLAY_DIRECT && left == 0;
    if (an__put_node(search, node) && !node.reaches_goal && !search->options.keys_only)
        put_after(search, &after, left, node.depth);
}

/* Takes all moves by which the attacker reaches the goal in exactly `length` moves, which is the
 * shortest length of any. The caller drops them. */
static an_move *take_attacks(an_search *search, const an_position *p, unsigned length,
                             size_t *count)
{
    size_t kept = 0, all;
    if (length == 1 && search->problem.stipulation.play == AN_PLAY_DIRECT)
        return an__take_goal_moves(search, p, count);
    an_move *moves = an__take_sorted_moves(search, p, &all);
    for (size_t i = 0; i < all && !an_is_ended(search); i++) {
        an_position after = an_played(p, moves[i]);
        if (an__attack_holds(search, &after, length - 1))
            moves[kept++] = moves[i];
    }
    search->moves = moves + kept;
    *count = kept;
    return moves;
}

/* Puts all moves that take_attacks lists, and what follows from them. */
static void put_attacks(an_search *search, const an_position *p, unsigned length,
                        an_solution_node node)
{
    size_t count;
    an_move *moves = take_attacks(search, p, length, &count);
    for (size_t i = 0; i < count && !an_is_ended(search); i++)
        put_attack(search, p, moves[i], length - 1, node);
    an_drop_moves(search, moves);
}

/* Finds the threats after a move of the attacker; they are taken from the search's stack. */
static threats find_threats(an_search *search, const an_position *after, unsigned left)
{
    threats found = {.moves = search->moves};
    if (left == 0 || an_position_in_check(after))
        return found;
    an_position passed = an_passed(after);
    found.length = an__attack_length(search, &passed, left);
    if (found.length == 0)
        return found;
    found.moves = take_attacks(search, &passed, found.length, &found.count);
    return found;
}

/* Returns whether all threats work after a defence. */
static bool all_threats_work(an_search *search, const an_position *p, const threats *found)
{
    for (size_t i = 0; i < found->count; i++) {
        if (!an_move_is_legal(p, found->moves[i]))
            return false;
        an_position after = an_played(p, found->moves[i]);
        if (!an__attack_holds(search, &after, found->length - 1))
            return false;
    }
    return true;
}

static bool reaches_goal(const an_search *search, const an_position *p, an_move defence)
{
    an_position after = an_played(p, defence);
    return search->problem.stipulation.play != AN_PLAY_DIRECT &&
           an__goal_reached(&after, (an_goal)search->problem.stipulation.goal);
}

/* Puts a defence that does not reach the goal, with its answers, if it is to stand in the tree. */
static void put_defence(an_search *search, const an_position *p, an_move defence,
                        const threats *found, unsigned left, unsigned depth)
{
    an_position after = an_played(p, defence);
    unsigned length = an__attack_length(search, &after, left);
    bool is_idle = length < found->length || (found->length > 0 && length == found->length &&
                                              all_threats_work(search, &after, found));
    if (length == 0 || is_idle || an_is_ended(search))
        return;
    an_solution_node node = {.move = defence, .depth = (uint16_t)depth, .kind = AN_NODE_DEFENCE};
    an_solution_node answer = {.depth = (uint16_t)(depth + 1), .kind = AN_NODE_CONTINUATION};
    if (an__put_node(search, node))
        put_attacks(search, &after, length, answer);
}

/* Takes the defences that may stand in the tree. *reach_goal becomes true if they reach the goal at
 * once: such moves are listed only if the defender has no others, or is bound to play one. */
static an_move *take_defences(an_search *search, const an_position *p, const threats *found,
                              size_t *count, bool *reach_goal)
{
    an_play play = (an_play)search->problem.stipulation.play;
    an_move *list = an__take_sorted_moves(search, p, count);
    size_t goals = 0;
    for (size_t i = 0; i < *count; i++)
        goals += reaches_goal(search, p, list[i]);
    bool is_bound = play == AN_PLAY_REFLEX || play == AN_PLAY_SEMI_REFLEX;
    *reach_goal = goals > 0 && ((goals == *count && found->length == 0) || is_bound);
    size_t kept = 0;
    for (size_t i = 0; i < *count; i++)
        if (goals == 0 || reaches_goal(search, p, list[i]) == *reach_goal)
            list[kept++] = list[i];
    *count = kept;
    return list;
}

static void put_defences(an_search *search, const an_position *p, const threats *found,
                         unsigned left, unsigned depth)
{
    size_t count;
    bool reach_goal;
    an_move *defences = take_defences(search, p, found, &count, &reach_goal);
    for (size_t i = 0; i < count && !an_is_ended(search); i++) {
        an_solution_node end = {.move = defences[i],
                                .depth = (uint16_t)depth,
                                .kind = AN_NODE_DEFENCE,
                                .reaches_goal = true};
        if (reach_goal)
            an__put_node(search, end);
        else
            put_defence(search, p, defences[i], found, left, depth);
    }
    an_drop_moves(search, defences);
}

/* Puts what follows the move of the attacker at `depth`, whose node is the last one. */
static void put_after(an_search *search, const an_position *after, unsigned left, unsigned depth)
{
    threats found = find_threats(search, after, left);
    an_solution_node threat = {.depth = (uint16_t)(depth + 2), .kind = AN_NODE_THREAT};
    if (found.length > 0) {
        an_position passed = an_passed(after);
        for (size_t i = 0; i < found.count && !an_is_ended(search); i++)
            put_attack(search, &passed, found.moves[i], found.length - 1, threat);
    } else if (left > 0 && !an_position_in_check(after)) {
        search->nodes.at[search->nodes.count - 1].is_zugzwang = true;
    }
    put_defences(search, after, &found, left, depth + 1);
    an_drop_moves(search, found.moves);
}

/* ---- first moves ---- */

/* Lists on the search's stack the replies after which the attacker does not reach the goal in at
 * most `left` moves. Stops at the first that is too many for a try. */
static an_move *take_refutations(an_search *search, const an_position *after, unsigned left,
                                 size_t *count)
{
    size_t kept = 0, all;
    an_move *list = an__take_sorted_moves(search, after, &all);
    for (size_t i = 0; i < all && kept <= search->options.max_refutations; i++) {
        an_position reply = an_played(after, list[i]);
        bool is_answered = reaches_goal(search, after, list[i]) ||
                           (left > 0 && an__attack_works(search, &reply, left));
        if (!is_answered)
            list[kept++] = list[i];
    }
    *count = kept;
    return list;
}

static void report_try(an_search *search, an_move first, unsigned moves)
{
    an_position after = an_played(&search->problem.position, first);
    size_t count;
    an_move *refutations = take_refutations(search, &after, moves - 1, &count);
    if (count > 0 && count <= search->options.max_refutations && !an_is_ended(search)) {
        an_solution_node node = {.kind = AN_NODE_FIRST};
        put_attack(search, &search->problem.position, first, moves - 1, node);
        for (size_t i = 0; i < count && !an_is_ended(search); i++) {
            an_solution_node refutation = {
                .move = refutations[i], .depth = 1, .kind = AN_NODE_REFUTATION};
            an__put_node(search, refutation);
        }
        an__report_solution(search, AN_SOLUTION_TRY, moves);
    }
    an_drop_moves(search, refutations);
}

/* Returns the half-moves of a solution in which the attacker plays `moves` moves. */
static unsigned half_moves_of(const an_search *search, unsigned moves)
{
    an_stipulation stipulation = search->problem.stipulation;
    stipulation.moves = (uint16_t)moves;
    return an_stipulation_half_moves(stipulation);
}

void an__solve_first_move(an_search *search, an_move first)
{
    const an_position *root = &search->problem.position;
    an_stipulation stipulation = search->problem.stipulation;
    an_position after = an_played(root, first);
    unsigned moves = 1;
    if (stipulation.play == AN_PLAY_REFLEX && an__can_reach_goal(search, root)) {
        search->state.proved = an_stipulation_half_moves(stipulation);
        return;
    }
    for (; moves <= stipulation.moves; moves++) {
        search->state.half_moves = half_moves_of(search, moves);
        bool is_key = an__attack_holds(search, &after, moves - 1);
        if (an_is_ended(search))
            return;
        search->state.proved = search->state.half_moves;
        if (is_key)
            break;
    }
    if (moves <= stipulation.moves) {
        an_solution_node node = {.kind = AN_NODE_FIRST};
        put_attack(search, root, first, moves - 1, node);
        an__report_solution(search, AN_SOLUTION_KEY, moves);
    } else if (search->options.max_refutations > 0) {
        bool has_defences = stipulation.moves > 1 || stipulation.play != AN_PLAY_DIRECT;
        if (has_defences)
            report_try(search, first, stipulation.moves);
    }
}

void an__solve_battle_set_play(an_search *search)
{
    const an_position *root = &search->problem.position;
    unsigned left = search->problem.stipulation.moves - 1u;
    threats none = {.moves = search->moves};
    if (an_position_in_check(root))
        return;
    an_position passed = an_passed(root);
    search->state.half_moves = half_moves_of(search, left + 1) - 1;
    put_defences(search, &passed, &none, left, 1);
    if (search->nodes.count > 0)
        an__report_solution(search, AN_SOLUTION_SET_PLAY, left);
}
