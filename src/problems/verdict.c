/* What the solutions of a problem say about it. */
#include "verdict.h"

#include "extremes.h"
#include "intention.h"
#include "position.h"

const char *an__verdict_name(an_verdict verdict)
{
    static const char *const names[AN_VERDICT_COUNT] = {
        [AN_VERDICT_SOUND] = "sound",          [AN_VERDICT_NO_SOLUTION] = "no-solution",
        [AN_VERDICT_SHORT] = "short-solution", [AN_VERDICT_COOKED] = "cooked",
        [AN_VERDICT_DUALS] = "duals",          [AN_VERDICT_TOO_FEW] = "too-few",
        [AN_VERDICT_OTHER] = "other-solution", [AN_VERDICT_UNPROVEN] = "unproven",
    };
    return names[verdict];
}

/* ---- facts of lines ---- */

/* Returns how many half-moves two lines have in common at their beginnings. */
static size_t common_size(const an_solution *a, const an_solution *b)
{
    size_t size = 0;
    while (size < a->count && size < b->count &&
           an_move_equal(a->nodes[size].move, b->nodes[size].move))
        size++;
    return size;
}

/* Returns whether two lines differ only by their last move's promotion: one to a queen, the other
 * to a rook or a bishop. */
static bool is_promotion_dual(const an_solution *a, const an_solution *b)
{
    size_t common = common_size(a, b);
    if (a->count != b->count || common + 1 != a->count)
        return false;
    an_move x = a->nodes[common].move, y = b->nodes[common].move;
    bool is_knight = x.promotion == AN_KNIGHT || y.promotion == AN_KNIGHT;
    bool has_queen = x.promotion == AN_QUEEN || y.promotion == AN_QUEEN;
    return x.from == y.from && x.to == y.to && has_queen && !is_knight;
}

/* Counts the lines of full length. Lines with a common beginning follow each other. */
static void count_lines(an_solution_facts *facts, const an_solution_list *list,
                        const an_intention *intention)
{
    unsigned branches[AN_SOLVE_SERIES_MAX + 2] = {0};
    const an_solution *last = NULL;
    facts->branches_as_told = true;
    for (size_t i = 0; i < list->count; i++) {
        const an_solution *line = &list->at[i];
        if (line->kind != AN_SOLUTION_LINE)
            continue;
        size_t common = last == NULL ? 0 : common_size(last, line);
        facts->first_moves += common == 0;
        facts->distinct += last == NULL || !is_promotion_dual(last, line);
        facts->solutions++;
        branches[common]++;
        /* this line leaves the last one here: below, all branches of the last one are known */
        for (size_t at = common + 1; at < line->count; at++) {
            bool is_wrong = last != NULL && at < last->count &&
                            branches[at] != an__intention_branches(intention, at);
            facts->branches_as_told = facts->branches_as_told && !is_wrong;
            branches[at] = 1;
        }
        last = line;
    }
    for (size_t at = 0; last != NULL && at < last->count; at++)
        if (branches[at] != an__intention_branches(intention, at))
            facts->branches_as_told = false;
}

/* Counts a key, or a line, that has fewer moves than are asked for. */
static void count_shorter(an_solution_facts *facts, unsigned moves)
{
    facts->shorter++;
    if (facts->shortest == 0 || moves < facts->shortest) {
        facts->shortest = moves;
        facts->shortest_count = 0;
    }
    facts->shortest_count += moves == facts->shortest;
}

static void count_short(an_solution_facts *facts, const an_solution_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        if (list->at[i].kind == AN_SOLUTION_SHORT_LINE)
            count_shorter(facts, list->at[i].moves);
}

/* ---- facts of trees ---- */

/* Counts the defence at the node `at` if it leaves a choice of continuations. Threats are none,
 * though they have the same depth. */
static void count_choices(an_solution_facts *facts, const an_solution *tree, size_t at)
{
    const an_solution_node *defence = &tree->nodes[at];
    size_t choices = 0, last = 0, end = an__end_of_branch(tree, at);
    for (size_t i = at + 1; i < end; i++) {
        const an_solution_node *node = &tree->nodes[i];
        if (node->depth != defence->depth + 1 || node->kind != AN_NODE_CONTINUATION)
            continue;
        choices++;
        last += node->reaches_goal;
    }
    facts->duals += choices > 1 && last < choices;
    facts->mates += choices > 1 && last == choices;
}

static void count_key(an_solution_facts *facts, const an_solution *key)
{
    for (size_t i = 0; i < key->count; i++) {
        const an_solution_node *node = &key->nodes[i];
        facts->threats += node->kind == AN_NODE_THREAT && node->depth == 2;
        facts->variations += node->kind == AN_NODE_DEFENCE && node->depth == 1;
        facts->zugzwangs += node->kind == AN_NODE_FIRST && node->is_zugzwang;
        if (node->kind == AN_NODE_DEFENCE)
            count_choices(facts, key, i);
    }
}

static void count_keys(an_solution_facts *facts, const an_solution_list *list, unsigned moves)
{
    for (size_t i = 0; i < list->count; i++) {
        const an_solution *key = &list->at[i];
        if (key->kind != AN_SOLUTION_KEY)
            continue;
        facts->solutions++;
        count_key(facts, key);
        if (key->moves < moves)
            count_shorter(facts, key->moves);
    }
}

an_solution_facts an__solution_facts(const an_solution_list *list, an_stipulation stipulation,
                                     const an_intention *intention)
{
    an_solution_facts facts = {.solutions = 0};
    if (an_stipulation_is_battle(stipulation)) {
        count_keys(&facts, list, stipulation.moves);
    } else {
        count_lines(&facts, list, intention);
        count_short(&facts, list);
    }
    return facts;
}

/* ---- the verdict ---- */

static bool is_in_branches(const an_intention *intention)
{
    return intention->count > 1;
}

bool an__has_promotion_dual(const an_solution_facts *facts, const an_intention *intention)
{
    return facts->solutions > an__intention_total(intention) &&
           facts->distinct == an__intention_total(intention);
}

an_verdict an__verdict_of(const an_solution_facts *facts, an_stipulation stipulation,
                          const an_intention *intention, bool is_complete)
{
    const bool has_keys = an_stipulation_is_battle(stipulation);
    uint64_t due = an__intention_total(intention);
    uint64_t first_due = is_in_branches(intention) ? an__intention_branches(intention, 0) : due;
    if (facts->shorter > 0)
        return AN_VERDICT_SHORT;
    if (has_keys ? facts->solutions > due : facts->first_moves > first_due)
        return AN_VERDICT_COOKED;
    if (!has_keys && facts->distinct > due)
        return AN_VERDICT_DUALS;
    if (!is_complete)
        return AN_VERDICT_UNPROVEN;
    if (facts->solutions == 0)
        return AN_VERDICT_NO_SOLUTION;
    if (facts->solutions < due)
        return AN_VERDICT_TOO_FEW;
    bool is_as_told = has_keys || !is_in_branches(intention) || facts->branches_as_told ||
                      an__has_promotion_dual(facts, intention);
    return is_as_told ? AN_VERDICT_SOUND : AN_VERDICT_DUALS;
}

/* ---- the solutions that the author gives ---- */

/* Returns how many moves, from the first one on, a solution has in common with a line. */
static size_t common_with_line(const an_given_line *given, const an_solution *solution)
{
    size_t moves = 0;
    for (; moves < given->count && moves < solution->count; moves++)
        if (!an_move_equal(solution->nodes[moves].move, given->moves[moves]))
            break;
    return moves;
}

/* Does what common_with_line does, for a tree. A move that stands in no variation, because the
 * threat answers it, ends the comparison. */
static size_t common_with_tree(const an_given_line *given, const an_solution *tree)
{
    size_t moves = 0, end = tree->count;
    for (size_t i = 0; i < end && moves < given->count; i++) {
        const an_solution_node *node = &tree->nodes[i];
        if (node->depth != moves || node->kind == AN_NODE_THREAT ||
            !an_move_equal(node->move, given->moves[moves]))
            continue;
        end = an__end_of_branch(tree, i);
        moves++;
    }
    return moves;
}

/* Returns the first refutation of a try. */
static an_move refutation_of(const an_solution *tree)
{
    for (size_t i = 0; i < tree->count; i++)
        if (tree->nodes[i].kind == AN_NODE_REFUTATION)
            return tree->nodes[i].move;
    return (an_move){.kind = AN_NULL_STEP};
}

static an_difference compare_with_keys(const an_given_line *given, const an_solution_list *list)
{
    for (size_t i = 0; i < list->count; i++) {
        const an_solution *solution = &list->at[i];
        bool is_try = solution->kind == AN_SOLUTION_TRY;
        if ((!is_try && solution->kind != AN_SOLUTION_KEY) || solution->count == 0 ||
            !an_move_equal(given->moves[0], solution->nodes[0].move))
            continue;
        if (is_try)
            return (an_difference){.kind = AN_DIFFERS_REFUTED,
                                   .refutation = refutation_of(solution)};
        size_t common = common_with_tree(given, solution);
        /* a defence that is not in the tree is answered by the threat; a move of the attacker that
         * is not there does not go on to the goal */
        bool is_wrong =
            common < given->count && common % 2 == 0 && common > 0 && solution->count > 1;
        return (an_difference){.kind = is_wrong ? AN_DIFFERS_NO_SOLUTION : AN_DIFFERS_NOT,
                               .half_move = common};
    }
    return (an_difference){.kind = AN_DIFFERS_NO_SOLUTION};
}

static an_difference compare_with_lines(const an_given_line *given, const an_solution_list *list)
{
    size_t longest = 0;
    bool is_whole = false;
    for (size_t i = 0; i < list->count; i++) {
        const an_solution *line = &list->at[i];
        if (line->kind != AN_SOLUTION_LINE && line->kind != AN_SOLUTION_SHORT_LINE)
            continue;
        size_t common = common_with_line(given, line);
        longest = an_larger(common, longest);
        is_whole = is_whole || (common == line->count && common == given->count);
    }
    an_difference difference = {.kind = AN_DIFFERS_NOT, .half_move = longest};
    if (longest < given->count)
        difference.kind = AN_DIFFERS_NO_SOLUTION;
    else if (!is_whole)
        difference.kind = AN_DIFFERS_INCOMPLETE;
    return difference;
}

an_difference an__compare_given(const an_author_claims *author, an_stipulation stipulation,
                                const an_solution_list *list)
{
    bool is_battle = an_stipulation_is_battle(stipulation);
    an_difference first = {.kind = AN_DIFFERS_NOT};
    for (size_t i = 0; i < author->given_count; i++) {
        const an_given_line *given = &author->given[i];
        an_difference difference =
            is_battle ? compare_with_keys(given, list) : compare_with_lines(given, list);
        difference.line = i;
        if (difference.kind == AN_DIFFERS_NO_SOLUTION || difference.kind == AN_DIFFERS_REFUTED)
            return difference;
        if (first.kind == AN_DIFFERS_NOT)
            first = difference;
    }
    for (size_t i = 0; author->is_none && i < list->count; i++)
        if (list->at[i].kind != AN_SOLUTION_SET_PLAY && list->at[i].kind != AN_SOLUTION_TRY)
            first.kind = AN_DIFFERS_CLAIM;
    return first;
}
