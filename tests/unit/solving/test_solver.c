/* What a solver promises beside its solutions: shares, limits, progress, how lines are replayed. */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "algnot/solve.h"
#include "file.h"
#include "positions.h"
#include "problems.h"

static an_problem problem_of(const char *fen, const char *stipulation, an_variant variant)
{
    an_problem problem = {.position = position_of(fen, variant)};
    assert_true(an_stipulation_read(&problem.stipulation, an_text_of(stipulation), NULL));
    return problem;
}

/* A helpmate with many lines, and a search that takes some time. */
static const char helpmate[] = "2b5/8/1p1pRn2/5K2/pp4n1/1k3B2/1p6/2b2r2 b - - 0 1";

/* ---- replay ---- */

typedef struct replay {
    an_problem problem;
    size_t solutions;
} replay;

static bool is_end(const an_problem *problem, const an_position *p)
{
    switch ((an_goal)problem->stipulation.goal) {
    case AN_GOAL_MATE:
        return an_position_is_mate(p);
    case AN_GOAL_STALEMATE:
    case AN_GOAL_DOUBLE_STALEMATE:
        return an_position_is_stalemate(p);
    case AN_GOAL_CHECK:
    case AN_GOAL_COUNT:
        break;
    }
    return an_position_in_check(p);
}

static void replay_move(const an_problem *problem, an_position *p, const an_solution_node *node)
{
    assert_true(an_move_is_legal(p, node->move));
    an_problem_play(problem, node->depth, p, node->move);
    if (node->reaches_goal)
        assert_true(is_end(problem, p));
}

static void replay_line(const an_problem *asked, const an_solution *solution)
{
    an_problem problem = *asked;
    an_position p = problem.position;
    unsigned first = solution->nodes[0].depth;
    if (solution->kind == AN_SOLUTION_SET_PLAY)
        an_problem_play(&problem, first - 1, &p, (an_move){.kind = AN_NULL_STEP});
    else
        problem.stipulation = an_stipulation_of_length(asked->stipulation, solution->moves);
    for (size_t i = 0; i < solution->count; i++) {
        assert_int_equal(solution->nodes[i].depth, first + i);
        assert_int_equal(solution->nodes[i].kind, AN_NODE_LINE);
        assert_int_equal(solution->nodes[i].reaches_goal, i + 1 == solution->count);
        replay_move(&problem, &p, &solution->nodes[i]);
    }
}

/* Each node is played in the position after its parent. */
static void replay_tree(const an_problem *problem, const an_solution *solution)
{
    static an_position after[AN_SOLVE_MOVES_MAX + 2];
    an_position passed = problem->position;
    if (solution->kind == AN_SOLUTION_SET_PLAY)
        an_problem_play(problem, 0, &passed, (an_move){.kind = AN_NULL_STEP});
    after[0] = solution->kind == AN_SOLUTION_SET_PLAY ? passed : problem->position;
    for (size_t i = 0; i < solution->count; i++) {
        const an_solution_node *node = &solution->nodes[i];
        bool is_first = node->kind == AN_NODE_FIRST;
        bool is_set = solution->kind == AN_SOLUTION_SET_PLAY;
        an_position p = after[is_first ? 0 : node->depth];
        if (is_set && node->depth == 1)
            p = passed;
        if (node->kind == AN_NODE_THREAT) {
            p = after[node->depth - 1];
            an_problem_play(problem, 0, &p, (an_move){.kind = AN_NULL_STEP});
        }
        replay_move(problem, &p, node);
        after[node->depth + 1] = p;
    }
}

static bool replay_solution(void *context, const an_solution *solution)
{
    replay *r = context;
    r->solutions++;
    if (solution->nodes[0].kind == AN_NODE_LINE)
        replay_line(&r->problem, solution);
    else
        replay_tree(&r->problem, solution);
    return true;
}

static void every_solution_can_be_replayed(void **state)
{
    (void)state;
    size_t size, solutions = 0;
    char *bytes = file_load("tests/data/problems/small.jsonl", &size);
    an_solve_options options = {.max_refutations = 2, .wants_set_play = true, .wants_all = true};
    assert_non_null(bytes);
    for (char *line = bytes, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        problem_record record;
        assert_true(problem_read(&record, (an_text){line, (size_t)(end - line)}));
        replay r = {.problem = record.problem};
        an_solver *solver = an_solver_open(&r.problem, &options);
        for (size_t i = 0; i < an_solver_shares(solver); i++)
            assert_int_equal(an_solver_solve(solver, i, replay_solution, &r), AN_SOLVE_COMPLETE);
        an_solver_close(solver);
        solutions += r.solutions;
    }
    free(bytes);
    assert_true(solutions > 500);
}

/* ---- shares and limits ---- */

typedef struct counted {
    size_t solutions;
    size_t most;  /* then the sink says that it is enough; 0: it never does */
    uint64_t sum; /* of all moves, in their order */
} counted;

static bool count_solution(void *context, const an_solution *solution)
{
    counted *c = context;
    c->solutions++;
    for (size_t i = 0; i < solution->count; i++) {
        an_move move = solution->nodes[i].move;
        c->sum = c->sum * 31 + move.from * 64u + move.to;
    }
    return c->most == 0 || c->solutions < c->most;
}

static void it_does_not_matter_who_solves_a_share(void **state)
{
    (void)state;
    an_problem problem = problem_of(helpmate, "h#2.5", AN_STANDARD);
    an_solver *one = an_solver_open(&problem, NULL), *other = an_solver_open(&problem, NULL);
    size_t shares = an_solver_shares(one);
    assert_true(shares > 10);
    assert_int_equal(an_solver_positions(one), 0);
    for (size_t i = shares; i-- > 0;) {
        counted alone = {0}, again = {0}, apart = {0};
        an_solver *fresh = an_solver_open(&problem, NULL);
        an_solver *first = i % 2 ? one : other;
        assert_int_equal(an_solver_solve(first, i, count_solution, &alone), AN_SOLVE_COMPLETE);
        assert_int_equal(an_solver_solve(one, i, count_solution, &again), AN_SOLVE_COMPLETE);
        assert_int_equal(an_solver_solve(fresh, i, count_solution, &apart), AN_SOLVE_COMPLETE);
        an_solver_close(fresh);
        assert_int_equal(alone.sum, again.sum);
        assert_int_equal(alone.sum, apart.sum);
    }
    assert_true(an_solver_positions(one) > an_solver_positions(other));
    an_solver_close(one);
    an_solver_close(other);
}

static an_solve_end solve_all(const an_problem *problem, const an_solve_options *options,
                              counted *c, unsigned *proved)
{
    an_solver *solver = an_solver_open(problem, options);
    an_solve_end end = AN_SOLVE_COMPLETE;
    for (size_t i = 0; i < an_solver_shares(solver) && end == AN_SOLVE_COMPLETE; i++)
        end = an_solver_solve(solver, i, count_solution, c);
    *proved = an_solver_proved(solver);
    an_solver_close(solver);
    return end;
}

static void limits_end_the_search(void **state)
{
    (void)state;
    an_problem problem = problem_of(helpmate, "h#4", AN_STANDARD);
    an_problem battle =
        problem_of("4k3/1pp2pp1/8/b1B1pB2/rp6/p5N1/3R4/R2bK3 w Q - 0 1", "#5", AN_STANDARD);
    an_solve_options few = {.max_positions = 50000}, one = {.max_solutions = 1, .wants_all = true};
    unsigned proved;
    counted none = {0}, first = {0}, enough = {.most = 1};
    assert_int_equal(solve_all(&problem, &few, &none, &proved), AN_SOLVE_STOPPED);
    assert_true(proved >= 2 && proved < 8);
    assert_int_equal(solve_all(&battle, &few, &none, &proved), AN_SOLVE_STOPPED);
    assert_true(proved >= 1 && proved < 9);
    problem = problem_of("6k1/5ppp/8/8/8/8/8/R3R1K1 w - - 0 1", "#1", AN_STANDARD);
    assert_int_equal(solve_all(&problem, &one, &first, &proved), AN_SOLVE_FULL);
    assert_int_equal(first.solutions, 1);
    assert_int_equal(solve_all(&problem, NULL, &enough, &proved), AN_SOLVE_STOPPED);
    assert_int_equal(proved, 1);
}

/* Without targets, each of these takes ten times as many positions. */
static void help_play_is_led_to_its_targets(void **state)
{
    (void)state;
    static const struct {
        const char *fen, *stipulation;
        an_variant variant;
        uint64_t most_positions;
        unsigned solutions;
    } problems[] = {
        {"5n2/K7/8/8/8/8/p2pP1p1/7k b - - 0 1", "h=6", AN_STANDARD, 100000, 1},
        {"8/8/8/8/7p/6Pk/p1p2p2/7K b - - 0 1", "h=6", AN_STANDARD, 100000, 1},
        {"8/8/8/8/8/p7/P2p1pp1/1K5k b - - 0 1", "h=8", AN_STANDARD, 100000, 1},
        {"8/P7/8/3p4/6b1/8/6k1/4K3 b - - 0 1", "h#3", AN_ALPHABETIC_WHITE, 1200, 2},
    };
    for (size_t i = 0; i < sizeof problems / sizeof *problems; i++) {
        an_problem problem =
            problem_of(problems[i].fen, problems[i].stipulation, problems[i].variant);
        an_solve_options options = {.max_positions = problems[i].most_positions};
        counted c = {0};
        unsigned proved;
        assert_int_equal(solve_all(&problem, &options, &c, &proved), AN_SOLVE_COMPLETE);
        assert_int_equal(c.solutions, problems[i].solutions);
    }
}

typedef struct asked {
    uint64_t times;
    uint64_t positions;
    uint64_t most;
} asked;

static bool may_go_on(void *context, const an_solve_progress *progress)
{
    asked *a = context;
    assert_true(progress->positions >= a->positions);
    assert_true(progress->positions - a->positions <= 2000);
    assert_true(progress->half_moves > 0);
    a->positions = progress->positions;
    return ++a->times < a->most;
}

static void it_asks_whether_it_may_go_on(void **state)
{
    (void)state;
    static const char *const stipulations[] = {"h#4", "ser-h#9", "#6", "s#4", "ser-#9", "h=4"};
    for (size_t i = 0; i < sizeof stipulations / sizeof *stipulations; i++)
        for (an_variant variant = AN_STANDARD; variant <= AN_ALPHABETIC; variant += 2) {
            an_problem problem = problem_of(helpmate, stipulations[i], variant);
            asked a = {.most = 30};
            an_solve_options options = {.may_go_on = may_go_on, .context = &a};
            counted c = {0};
            unsigned proved;
            an_solve_end end = solve_all(&problem, &options, &c, &proved);
            assert_true(end == AN_SOLVE_COMPLETE || (end == AN_SOLVE_STOPPED && a.times == 30));
        }
}

static void a_problem_without_moves_has_no_solution(void **state)
{
    (void)state;
    static const char *const stipulations[] = {"#2", "h#2", "ser-h#2", "ser-#2", "hs#2", "r#2"};
    for (size_t i = 0; i < sizeof stipulations / sizeof *stipulations; i++) {
        an_problem problem =
            problem_of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", stipulations[i], AN_STANDARD);
        counted c = {0};
        unsigned proved;
        assert_int_equal(solve_all(&problem, NULL, &c, &proved), AN_SOLVE_COMPLETE);
        assert_int_equal(c.solutions, 0);
    }
    an_solver_close(NULL);
}

static void whoever_can_mate_must_in_reflex_play(void **state)
{
    (void)state;
    static const char *const stipulations[] = {"r#2", "ser-r#2", "ser-r#3"};
    for (size_t i = 0; i < sizeof stipulations / sizeof *stipulations; i++) {
        an_problem problem =
            problem_of("7k/8/6K1/8/8/8/8/R7 w - - 0 1", stipulations[i], AN_STANDARD);
        counted c = {0};
        unsigned proved;
        assert_int_equal(solve_all(&problem, NULL, &c, &proved), AN_SOLVE_COMPLETE);
        assert_int_equal(c.solutions, 0);
    }
}

/* A tree that is larger than the memory. */
static void a_solution_has_its_room_or_none_is_told(void **state)
{
    (void)state;
    an_problem problem = problem_of("7k/8/5K2/8/8/8/8/6R1 w - - 0 1", "#4", AN_STANDARD);
    an_solve_options tiny = {.memory = 64}, keys = {.memory = 64, .keys_only = true};
    unsigned proved;
    counted none = {0}, some = {0}, all = {0};
    assert_int_equal(solve_all(&problem, &tiny, &none, &proved), AN_SOLVE_OUT_OF_MEMORY);
    assert_int_equal(solve_all(&problem, &keys, &some, &proved), AN_SOLVE_COMPLETE);
    assert_int_equal(solve_all(&problem, NULL, &all, &proved), AN_SOLVE_COMPLETE);
    assert_int_equal(some.solutions, all.solutions);
}

/* ---- helpers ---- */

static void run_in_turn(void *context, an_solve_work *work, void *job, size_t count)
{
    size_t *runs = context;
    ++*runs;
    for (size_t i = 0; i < count; i++)
        work(job, i);
}

static void helpers_change_no_answer(void **state)
{
    (void)state;
    an_problem problem = problem_of(helpmate, "ser-h#6", AN_ALPHABETIC_WHITE);
    an_problem divided = problem_of(helpmate, "h#2", AN_STANDARD);
    an_solve_options limited = {.max_positions = 20000};
    an_solver *solvers[3];
    counted alone = {0}, helped = {0};
    size_t runs = 0;
    unsigned proved;
    assert_int_equal(solve_all(&problem, NULL, &alone, &proved), AN_SOLVE_COMPLETE);
    for (size_t i = 0; i < 3; i++)
        solvers[i] = an_solver_open(&problem, NULL);
    assert_true(an_solver_is_helped(solvers[0]));
    an_solver_join(solvers[0], solvers + 1, 2, run_in_turn, &runs);
    assert_int_equal(an_solver_solve(solvers[0], 0, count_solution, &helped), AN_SOLVE_COMPLETE);
    assert_true(runs > 6);
    assert_true(an_solver_positions(solvers[2]) > 1000);
    assert_int_equal(helped.solutions, alone.solutions);
    assert_int_equal(helped.sum, alone.sum);
    an_solver_close(solvers[2]);
    solvers[2] = an_solver_open(&problem, &limited);
    an_solver_join(solvers[0], solvers + 2, 1, run_in_turn, &runs);
    assert_int_equal(an_solver_solve(solvers[0], 0, count_solution, &helped), AN_SOLVE_STOPPED);
    for (size_t i = 0; i < 3; i++)
        an_solver_close(solvers[i]);
    solvers[0] = an_solver_open(&divided, NULL);
    assert_false(an_solver_is_helped(solvers[0]));
    an_solver_close(solvers[0]);
}

static void a_share_past_the_last_is_empty(void **state)
{
    static const char corner[] = "k7/8/1K6/8/8/8/8/7R w - - 0 1";
    const an_problem problems[] = {problem_of(corner, "#1", AN_STANDARD),
                                   problem_of(corner, "ser-#1", AN_STANDARD),
                                   problem_of(helpmate, "h#1", AN_STANDARD)};
    (void)state;
    for (size_t i = 0; i < sizeof problems / sizeof *problems; i++) {
        an_solve_options options = AN_SOLVE_OPTIONS_INIT;
        an_solver *solver = an_solver_open(&problems[i], &options);
        counted c = {0};
        assert_non_null(solver);
        assert_int_equal(an_solver_solve(solver, an_solver_shares(solver), count_solution, &c),
                         AN_SOLVE_COMPLETE);
        assert_int_equal(c.solutions, 0);
        an_solver_close(solver);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_solution_can_be_replayed),
        cmocka_unit_test(it_does_not_matter_who_solves_a_share),
        cmocka_unit_test(limits_end_the_search),
        cmocka_unit_test(help_play_is_led_to_its_targets),
        cmocka_unit_test(it_asks_whether_it_may_go_on),
        cmocka_unit_test(a_problem_without_moves_has_no_solution),
        cmocka_unit_test(a_share_past_the_last_is_empty),
        cmocka_unit_test(whoever_can_mate_must_in_reflex_play),
        cmocka_unit_test(a_solution_has_its_room_or_none_is_told),
        cmocka_unit_test(helpers_change_no_answer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
