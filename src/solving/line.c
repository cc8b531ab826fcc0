/* Help and series play, whose solutions are lines, searched depth first. */
#include "line.h"

#include "extremes.h"
#include "goal.h"
#include "priority.h"

/* Returns whether the last half-move is forced: all replies to the one before it reach the goal. */
static bool ends_in_self_play(an_stipulation stipulation)
{
    return stipulation.play == AN_PLAY_SELF || stipulation.play == AN_PLAY_HELP_SELF;
}

/* Returns whether the turn goes back to the side that moves, so that `left` - 1 half-moves
 * follow. */
static bool goes_on_in_series(an_stipulation stipulation, unsigned left)
{
    return stipulation.is_series && left > (stipulation.play == AN_PLAY_DIRECT ? 1u : 2u);
}

bool an__put_line_move(an_line_search *lines, an_move move, bool reaches_goal)
{
    an_solution_node node = {.move = move,
                             .depth = (uint16_t)(lines->base + lines->search->nodes.count),
                             .kind = AN_NODE_LINE,
                             .reaches_goal = reaches_goal};
    return an__put_node(lines->search, node);
}

void an__remove_line_move(an_line_search *lines)
{
    lines->search->nodes.count--;
}

/* Returns whether nothing more is to be found. */
static bool is_over(const an_line_search *lines)
{
    return an_is_ended(lines->search) || (lines->is_test && lines->has_found);
}

static bool is_tried(const an_line_search *lines, an_move move)
{
    return lines->first == NULL || lines->search->nodes.count > 0 ||
           an_move_equal(*lines->first, move);
}

/* Reports a line for each of the last moves. */
static void report_ends(an_line_search *lines, const an_move *moves, size_t count)
{
    for (size_t i = 0; i < count && !is_over(lines); i++) {
        if (!is_tried(lines, moves[i]))
            continue;
        lines->has_found = true;
        if (lines->is_test || !an__put_line_move(lines, moves[i], true))
            return;
        an__report_solution(lines->search, lines->kind, (unsigned)lines->search->nodes.count);
        an__remove_line_move(lines);
    }
}

static void find_last_moves(an_line_search *lines, const an_position *p)
{
    size_t count;
    an_move *moves = an__take_goal_moves(lines->search, p, &count);
    report_ends(lines, moves, count);
    an_drop_moves(lines->search, moves);
}

/* Reports a line for each reply, if all of them reach the goal. */
static void find_forced_replies(an_line_search *lines, const an_position *p)
{
    size_t count;
    if (an__has_idle_move(lines->search, p))
        return;
    an_move *moves = an_take_moves(lines->search, p, &count);
    if (an__all_reach_goal(lines->search, p, moves, count)) {
        an__sort_moves(moves, count);
        report_ends(lines, moves, count);
    }
    an_drop_moves(lines->search, moves);
}

bool an__play_of_line(an_stipulation stipulation, an_position *p, an_move move, unsigned left)
{
    an_play_inline(p, move);
    if (!goes_on_in_series(stipulation, left))
        return true;
    if (an_position_in_check(p))
        return false;
    an__play(p, (an_move){.kind = AN_NULL_STEP});
    return true;
}

static void follow_move(an_line_search *lines, const an_position *p, an_move move, unsigned left)
{
    an_stipulation stipulation = lines->search->problem.stipulation;
    an_position after = *p;
    if (lines->targets != NULL && !an__targets_play(lines->targets, p, move, left - 1))
        return;
    if (an__play_of_line(stipulation, &after, move, left) &&
        an__put_line_move(lines, move, false)) {
        if (left == 2 && ends_in_self_play(stipulation))
            find_forced_replies(lines, &after);
        else
            an__find_lines(lines, &after, left - 1);
        an__remove_line_move(lines);
    }
    if (lines->targets != NULL)
        an__targets_take_back(lines->targets);
}

/* ---- what has been proved: that a position has no line ----
 *
 * A proof is a number of half-moves in which there is no line, nor in fewer. That holds as long as
 * no shorter line was found from the root, for a shorter line from this position would be part of
 * one. After that, a proof holds for one number of half-moves alone, and is kept under a key of its
 * own. Positions with lines are walked through again each time: their lines are wanted. */

static uint64_t exact_key(const an_position *p, unsigned left)
{
    return p->key ^ (uint64_t)left * UINT64_C(0x9e3779b97f4a7c15);
}

static bool is_without_lines(const an_line_search *lines, const an_position *p, unsigned left)
{
    const an_proofs *proofs = &lines->search->proofs;
    return an_proof_of(proofs, p->key) >= left ||
           (lines->is_exact && an_proof_of(proofs, exact_key(p, left)) == left);
}

static void keep_without_lines(an_line_search *lines, const an_position *p, unsigned left)
{
    uint64_t key = lines->is_exact ? exact_key(p, left) : p->key;
    an__proofs_put(&lines->search->proofs, key, left);
}

/* Positions from which fewer half-moves follow cost less than a look into the table. */
enum { LEAST_KEPT = 3 };

/* Follows the moves of a position from which `left` half-moves are to be played. */
static void find_through_moves(an_line_search *lines, const an_position *p, unsigned left)
{
    an_search *search = lines->search;
    bool is_before_last = left == 2 && !goes_on_in_series(lines->search->problem.stipulation, left);
    size_t count;
    an_move *moves = is_before_last ? an__take_hopeful_moves(search, p, &count)
                                    : an_take_moves(search, p, &count);
    an__sort_moves(moves, count);
    for (size_t i = 0; i < count && !is_over(lines); i++)
        if (is_tried(lines, moves[i]))
            follow_move(lines, p, moves[i], left);
    an_drop_moves(search, moves);
}

void an__find_lines(an_line_search *lines, const an_position *p, unsigned left)
{
    an_search *search = lines->search;
    bool is_kept = left >= LEAST_KEPT && search->nodes.count > 0;
    if (!an_search_visits(search))
        return;
    if (left == 1) {
        find_last_moves(lines, p);
        return;
    }
    if (is_kept && is_without_lines(lines, p, left))
        return;
    bool had_found = lines->has_found;
    lines->has_found = false;
    if (lines->search->problem.stipulation.play != AN_PLAY_REFLEX || !an__can_reach_goal(search, p))
        find_through_moves(lines, p, left);
    if (is_kept && !lines->has_found && !an_is_ended(search))
        keep_without_lines(lines, p, left);
    lines->has_found = lines->has_found || had_found;
}

bool an__has_pieces_for_goal(const an_problem *problem)
{
    an_stipulation stipulation = problem->stipulation;
    const an_position *root = &problem->position;
    bool is_by_turn =
        stipulation.has_half || (stipulation.is_series && stipulation.play == AN_PLAY_DIRECT);
    an_color side = is_by_turn ? (an_color)root->turn : an_opposite((an_color)root->turn);
    bool needs_check = stipulation.goal == AN_GOAL_MATE || stipulation.goal == AN_GOAL_CHECK;
    return !needs_check || (root->color[side] & ~root->role[AN_KING]) != 0;
}

unsigned an__line_step(an_stipulation stipulation)
{
    return stipulation.is_series ? 1 : 2;
}

unsigned an__shortest_line(an_stipulation stipulation)
{
    if (stipulation.is_series)
        return stipulation.play == AN_PLAY_DIRECT ? 1 : 2;
    unsigned least = stipulation.play == AN_PLAY_HELP_SELF ? 2 : 1;
    return least + (least + stipulation.has_half) % 2;
}

/* ---- targets ---- */

/* Shorter lines, and lines among so few positions, are found sooner than their targets. */
enum { LEAST_WITH_TARGETS = 5, LEAST_EXPECTED = 2048 };

/* Returns after how many steps the search for the targets of help play is given up. Each half-move
 * more makes the search without them several times as long. */
static uint64_t steps_in_help_play(unsigned half_moves)
{
    enum { BITS_A_HALF_MOVE = 3, BITS_MAX = 28 };
    unsigned bits = BITS_A_HALF_MOVE * half_moves - 1;
    return UINT64_C(1) << an_smaller(bits, BITS_MAX);
}

/* Returns the same for a series: steps for some milliseconds, and more the longer the search of its
 * lines has taken. */
static uint64_t steps_in_series(const an_search *search)
{
    enum { FIRST_STEPS = 1 << 14, STEPS_A_POSITION = 4 };
    return FIRST_STEPS + STEPS_A_POSITION * search->state.positions;
}

/* Returns the same for help play in which one side is bound, and which is expected to visit so many
 * positions without targets. A step takes as long as a position, and less in play for stalemate. */
static uint64_t steps_in_bound_play(an_stipulation stipulation, uint64_t expected)
{
    enum { STEPS_IN_STALEMATE = 3 };
    if (expected < LEAST_EXPECTED)
        return 0;
    return stipulation.goal == AN_GOAL_STALEMATE ? STEPS_IN_STALEMATE * expected : expected;
}

static bool may_look_for_targets(void *context)
{
    return an_search_visits(context);
}

/* Looks for the targets of all lengths, when lines are first long enough for them, and again when
 * twice as many steps are granted. */
static void seek_targets(an_search *search, unsigned half_moves, uint64_t steps)
{
    const an_problem *problem = &search->problem;
    an_stipulation stipulation = problem->stipulation;
    bool is_mate = stipulation.goal == AN_GOAL_MATE;
    if (search->targets != NULL || half_moves < LEAST_WITH_TARGETS ||
        steps < 2 * search->target_steps || steps > UINT32_MAX)
        return;
    search->target_steps = steps;
    if (stipulation.play != AN_PLAY_HELP || !(is_mate || stipulation.goal == AN_GOAL_STALEMATE))
        return;
    an_color turn = (an_color)problem->position.turn;
    an_color prey = stipulation.has_half ? an_opposite(turn) : turn;
    an_target_limits limits = {.half_moves = an_stipulation_half_moves(stipulation),
                               .is_series = stipulation.is_series,
                               .steps = (unsigned)steps,
                               .memory = search->options.memory / 2,
                               .may_go_on = may_look_for_targets,
                               .context = search};
    search->targets = an__targets_open(&problem->position, prey, is_mate, &limits);
}

/* Returns whether a variant binds one side, and not the other. */
static bool binds_one_side(const an_position *p)
{
    an_position other = *p;
    other.turn ^= 1;
    return an_is_bound(p) != an_is_bound(&other);
}

bool an__leads_to_targets(an_search *search, uint64_t expected)
{
    const an_problem *problem = &search->problem;
    an_variant variant = (an_variant)problem->position.variant;
    bool is_free = variant == AN_STANDARD || variant == AN_CHESS960;
    uint64_t steps = 0;
    if (problem->stipulation.is_series)
        steps = is_free ? steps_in_series(search) : 0;
    else if (binds_one_side(&problem->position))
        steps = steps_in_bound_play(problem->stipulation, expected);
    if (steps > 0)
        seek_targets(search, an_stipulation_half_moves(problem->stipulation), steps);
    return search->targets != NULL;
}

/* Finds the lines of `length` half-moves from `root`, which may be the position after a pass. */
static void find_from_root(an_line_search *lines, const an_position *root, unsigned length)
{
    an_search *search = lines->search;
    search->state.half_moves = length;
    if (!search->problem.stipulation.is_series)
        seek_targets(search, length,
                     steps_in_help_play(an_stipulation_half_moves(search->problem.stipulation)));
    lines->targets = search->targets;
    if (lines->targets == NULL || an__targets_begin(lines->targets, length))
        an__find_lines(lines, root, length);
}

void an__solve_lines_from(an_search *search, const an_move *first, unsigned length,
                          bool has_shorter)
{
    an_stipulation stipulation = search->problem.stipulation;
    unsigned full = an_stipulation_half_moves(stipulation);
    for (; length <= full; length += an__line_step(stipulation)) {
        an_line_search lines = {.search = search, .first = first, .is_exact = has_shorter};
        lines.kind = length == full ? AN_SOLUTION_LINE : AN_SOLUTION_SHORT_LINE;
        find_from_root(&lines, &search->problem.position, length);
        if (an_is_ended(search))
            return;
        search->state.proved = length;
        if (lines.has_found && !search->options.wants_all)
            return;
        has_shorter = has_shorter || lines.has_found;
    }
}

void an__solve_line_set_play(an_search *search)
{
    an_stipulation stipulation = search->problem.stipulation;
    const an_position *root = &search->problem.position;
    unsigned full = an_stipulation_half_moves(stipulation), left = full - 1;
    an_line_search lines = {
        .search = search, .kind = AN_SOLUTION_SET_PLAY, .base = 1, .is_exact = true};
    if (left == 0 || an_position_in_check(root))
        return;
    an_position position = an_passed(root);
    if (!stipulation.is_series) {
        if (left > 1 || stipulation.play == AN_PLAY_HELP)
            find_from_root(&lines, &position, left);
    } else if (stipulation.play != AN_PLAY_DIRECT) {
        lines.base = full - 1;
        if (stipulation.play == AN_PLAY_SELF)
            find_forced_replies(&lines, &position);
        else
            find_last_moves(&lines, &position);
    }
}
