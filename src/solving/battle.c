/* Battle play: what the attacker can force. */
#include "battle.h"

#include <string.h>

#include "checks.h"
#include "goal.h"
#include "prospect.h"

static bool is_direct(const an_search *search)
{
    return search->problem.stipulation.play == AN_PLAY_DIRECT;
}

/* ---- what has been proved ----
 *
 * A proof holds two numbers of the attacker's moves: `fails`, in which he does not reach the goal,
 * and `works`, in which he does. Either is 0 where nothing is known. */

enum { MOVES_BITS = 8, MOVES_MASK = (1 << MOVES_BITS) - 1 };

typedef struct attack_proof {
    unsigned fails; /* the most moves that are known not to be enough */
    unsigned works; /* the fewest that are known to be enough */
} attack_proof;

static attack_proof proof_of(const an_search *search, const an_position *p)
{
    unsigned proof = an_proof_of(&search->proofs, p->key);
    return (attack_proof){proof >> MOVES_BITS, proof & MOVES_MASK};
}

/* Returns whether it is proved that the attacker reaches the goal in `moves` moves, or that he does
 * not; *works says which. */
static bool is_proved(const an_search *search, const an_position *p, unsigned moves, bool *works)
{
    attack_proof proof = proof_of(search, p);
    *works = proof.works > 0 && proof.works <= moves;
    return *works || proof.fails >= moves;
}

static void keep_proof(an_search *search, const an_position *p, unsigned moves, bool works)
{
    attack_proof proof = proof_of(search, p);
    if (works && (proof.works == 0 || moves < proof.works))
        proof.works = moves;
    if (!works && moves > proof.fails)
        proof.fails = moves;
    an__proofs_put(&search->proofs, p->key, proof.fails << MOVES_BITS | proof.works);
}

/* Plays a move in *p some time before it is asked what is proved of the position. */
static inline void play_ahead(const an_search *search, an_position *p, an_move move)
{
    an_play_inline(p, move);
    an_proofs_expect(&search->proofs, p->key);
}

/* ---- defences ---- */

/* Puts a move at the front of a list. Returns how many moves stand there now: none, if the list
 * does not have it. */
static size_t put_first(an_move *list, size_t count, an_move first)
{
    for (size_t i = 0; i < count; i++) {
        if (!an_move_equal(list[i], first))
            continue;
        memmove(list + 1, list, i * sizeof *list);
        list[0] = first;
        return 1;
    }
    return 0;
}

/* Puts the moves that give check first. */
static void put_checks_first(const an_position *p, an_move *list, size_t count)
{
    an_check_view view = an__check_view_of(p);
    size_t checks = 0;
    for (size_t i = 0; i < count; i++) {
        if (!an__gives_check(p, &view, list[i]))
            continue;
        an_move check = list[i];
        list[i] = list[checks];
        list[checks++] = check;
    }
}

/* Returns whether after some defence the attacker certainly does not reach the goal at once. */
static bool some_defence_is_safe(const an_position *p, an_goal goal, const an_move *defences,
                                 size_t count)
{
    an_prospect prospect = an__prospect_of(p, goal);
    for (size_t i = 0; i < count; i++)
        if (!an__may_be_reached_after(p, &prospect, defences[i]))
            return true;
    return false;
}

/* Returns whether some defence certainly does not mate. */
static bool some_defence_is_quiet(const an_position *p, const an_move *defences, size_t count)
{
    an_check_view view = an__check_view_of(p);
    for (size_t i = 0; i < count; i++)
        if (!an__gives_check(p, &view, defences[i]))
            return true;
    return false;
}

/* Returns whether a quick test shows that some defence refutes the attack. */
static bool some_defence_stands(const an_search *search, const an_position *p,
                                const an_move *defences, size_t count, unsigned left)
{
    an_goal goal = (an_goal)search->problem.stipulation.goal;
    if (is_direct(search))
        return left == 1 && some_defence_is_safe(p, goal, defences, count);
    return left == 0 && goal == AN_GOAL_MATE && some_defence_is_quiet(p, defences, count);
}

/* Returns whether the attacker reaches the goal in at most `left` moves after every defence. */
static bool answers_all(an_search *search, const an_position *p, an_move *defences, size_t count,
                        unsigned left)
{
    an_goal goal = (an_goal)search->problem.stipulation.goal;
    if (count == 0 || some_defence_stands(search, p, defences, count, left))
        return false;
    const size_t likely = put_first(defences, count, search->killers[left].defence);
    for (size_t i = 0; i < count; i++) {
        if (i == likely)
            put_checks_first(p, defences + i, count - i);
        an_position after = an_played(p, defences[i]);
        bool is_end = !is_direct(search) && an__goal_reached(&after, goal);
        if (is_end || (left > 0 && an__attack_works(search, &after, left)))
            continue;
        search->killers[left].defence = defences[i];
        return false;
    }
    return true;
}

/* Returns whether the attacker reaches the goal in at most `left` more moves after every defence.
 * In direct play the proof is kept, for the variations ask for it again. In other play a look-up
 * costs more than it saves. */
static bool withstands_defences(an_search *search, const an_position *after, unsigned left)
{
    bool keeps = is_direct(search), holds;
    size_t count;
    if (keeps && is_proved(search, after, left, &holds))
        return holds;
    an_move *defences = an_take_moves(search, after, &count);
    holds = answers_all(search, after, defences, count, left);
    an_drop_moves(search, defences);
    if (keeps && !an_is_ended(search))
        keep_proof(search, after, left, holds);
    return holds;
}

/* Returns what an__attack_holds does, after a move that is known not to reach the goal. */
static bool holds_without_goal(an_search *search, const an_position *after, unsigned left)
{
    an_play play = (an_play)search->problem.stipulation.play;
    bool is_reflex = play == AN_PLAY_REFLEX || play == AN_PLAY_SEMI_REFLEX;
    if (!an_search_visits(search))
        return false;
    if (is_reflex && an__can_reach_goal(search, after))
        return true;
    if (left == 0 && an__has_idle_move(search, after))
        return false;
    return withstands_defences(search, after, left);
}

bool an__attack_holds(an_search *search, const an_position *after, unsigned left)
{
    if (is_direct(search)) {
        if (an__goal_reached(after, (an_goal)search->problem.stipulation.goal))
            return true;
        if (left == 0)
            return false;
    }
    return holds_without_goal(search, after, left);
}

/* ---- attacks ---- */

/* Lists the moves that are tried, the likely ones first. */
static an_move *take_attacks(an_search *search, const an_position *p, unsigned moves, size_t *count)
{
    bool is_last = moves == 1 && !is_direct(search);
    an_move *list =
        is_last ? an__take_hopeful_moves(search, p, count) : an_take_moves(search, p, count);
    if (moves > 1)
        put_checks_first(p, list, *count);
    put_first(list, *count, search->killers[moves].attack);
    return list;
}

/* Returns what an__attack_works does, by trying the attacker's moves. */
static bool find_attack(an_search *search, const an_position *p, unsigned moves)
{
    size_t count;
    if (is_direct(search) && an__can_reach_goal(search, p))
        return true;
    if (is_direct(search) && moves == 1)
        return false;
    if (search->problem.stipulation.play == AN_PLAY_REFLEX && an__can_reach_goal(search, p))
        return false;
    an_move *attacks = take_attacks(search, p, moves, &count);
    bool works = false;
    an_position next = *p;
    if (count > 0)
        play_ahead(search, &next, attacks[0]);
    for (size_t i = 0; i < count && !works && !an_is_ended(search); i++) {
        const an_position after = next;
        next = *p;
        if (i + 1 < count)
            play_ahead(search, &next, attacks[i + 1]);
        works = holds_without_goal(search, &after, moves - 1);
        if (works)
            search->killers[moves].attack = attacks[i];
    }
    an_drop_moves(search, attacks);
    return works;
}

/* Returns whether proofs are kept: a goal one move away is found faster without the table. */
static bool is_kept(const an_search *search, unsigned moves)
{
    return moves > 1 || !is_direct(search);
}

bool an__attack_works(an_search *search, const an_position *p, unsigned moves)
{
    bool keeps = is_kept(search, moves), works;
    if (keeps && is_proved(search, p, moves, &works))
        return works;
    works = find_attack(search, p, moves);
    if (keeps && !an_is_ended(search))
        keep_proof(search, p, moves, works);
    return works;
}

unsigned an__attack_length(an_search *search, const an_position *p, unsigned most)
{
    for (unsigned moves = 1; moves <= most; moves++)
        if (an__attack_works(search, p, moves))
            return moves;
    return 0;
}
