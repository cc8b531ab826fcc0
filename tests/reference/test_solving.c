/* The solver against the slow one, in random positions of all variants under all stipulations. */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "brute.h"
#include "random.h"

static const char *const stipulations[] = {
    "#1",      "#2",       "#3",       "=1",      "=2",      "==1",     "==2",          "+1",
    "+2",      "s#1",      "s#2",      "s=2",     "s+2",     "r#1",     "r#2",          "r=2",
    "r+2",     "semi-r#2", "semi-r=2", "h#1",     "h#1.5",   "h#2",     "h#2.5",        "h=1",
    "h=2",     "h=2.5",    "h==2",     "h+2",     "hs#1",    "hs#2",    "hs#2.5",       "hs=2",
    "hs+1.5",  "ser-#2",   "ser-#3",   "ser-=3",  "ser-==2", "ser-+2",  "ser-h#2",      "ser-h#3",
    "ser-h=3", "ser-h==2", "ser-s#2",  "ser-s=2", "ser-r#2", "ser-r=2", "ser-semi-r#2",
};

enum { STIPULATIONS = sizeof stipulations / sizeof *stipulations, MOST_POSITIONS = 60000 };

enum { HELPERS_MAX = 2 };

static size_t positions_to_try = 400;
static uint64_t seed = 1;

static uint64_t next_random(void)
{
    return random_after(&seed);
}

static unsigned below(unsigned bound)
{
    return (unsigned)(next_random() % bound);
}

/* Writes a FEN with some men at random; one king is mostly at the edge, where he is mated,
 * and the other one may be missing. */
static void random_fen(char *fen)
{
    static const char men[] = "PPpNnBbRrQq";
    char board[64];
    memset(board, '.', sizeof board);
    board[below(2) == 0 ? below(8) : below(64)] = 'k';
    unsigned king = below(64);
    if (below(8) > 0)
        board[board[king] == '.' ? king : (king + 9) % 64] = 'K';
    for (unsigned left = 2 + below(5); left > 0; left--) {
        unsigned square = below(64);
        char man = men[below(sizeof men - 1)];
        if (board[square] == '.' && !((man == 'p' || man == 'P') && (square < 8 || square > 55)))
            board[square] = man;
    }
    for (unsigned square = 0; square < 64; square++) {
        *fen++ = board[square] == '.' ? '1' : board[square];
        if (square % 8 == 7 && square < 63)
            *fen++ = '/';
    }
    snprintf(fen, 16, " %c KQkq - 0 1", "wb"[below(2)]);
}

/* Stores a position from which some moves were played, so that it may hold every right. */
static bool random_position(an_position *position, an_variant variant)
{
    char fen[128];
    random_fen(fen);
    if (an_position_from_problem_fen(position, an_text_of(fen), variant, NULL) != AN_OK)
        return false;
    for (unsigned plies = below(3); plies > 0; plies--) {
        an_move list[AN_MOVES_MAX];
        size_t count = an_position_moves(position, list);
        if (count > 0)
            *position = an_position_play(position, list[below((unsigned)count)]);
    }
    return true;
}

/* ---- the solver's answer in the same form ---- */

typedef struct listed {
    brute_answer *answer;
    const an_problem *problem;
} listed;

static bool list_solution(void *context, const an_solution *solution)
{
    listed *list = context;
    if (list->answer->count == BRUTE_COUNT_MAX)
        return false;
    char *text = list->answer->texts[list->answer->count++];
    brute_begin(text, solution->kind, solution->moves);
    for (size_t i = 0; i < solution->count; i++)
        brute_add_move(text, &list->problem->position, solution->nodes[i].move);
    return true;
}

static int compare_texts(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void sort(brute_answer *answer)
{
    qsort(answer->texts, answer->count, sizeof *answer->texts, compare_texts);
}

static void print_both(const an_problem *problem, const brute_answer *slow,
                       const brute_answer *fast)
{
    char fen[AN_FEN_MAX], stipulation[AN_STIPULATION_MAX];
    an_position_to_fen(fen, &problem->position);
    an_stipulation_write(stipulation, problem->stipulation);
    printf("%s %s %s\n", fen, an_variant_name((an_variant)problem->position.variant), stipulation);
    for (size_t i = 0; i < slow->count; i++)
        printf("slow: %s\n", slow->texts[i]);
    for (size_t i = 0; i < fast->count; i++)
        printf("fast: %s\n", fast->texts[i]);
}

/* Does the parts of the work backwards. */
static void run_backwards(void *context, an_solve_work *work, void *job, size_t count)
{
    (void)context;
    while (count-- > 0)
        work(job, count);
}

/* With so much memory for each solver, and with so many that help the first one. */
static void expect_equal(const an_problem *problem, const brute_answer *slow, size_t memory,
                         size_t helpers)
{
    static brute_answer fast;
    an_solver *others[HELPERS_MAX];
    an_solve_options options = {.memory = memory,
                                .max_refutations = 1,
                                .keys_only = true,
                                .wants_all = true,
                                .wants_set_play = !an_stipulation_is_battle(problem->stipulation)};
    listed list = {&fast, problem};
    an_solver *solver = an_solver_open(problem, &options);
    assert_non_null(solver);
    for (size_t i = 0; i < helpers; i++)
        others[i] = an_solver_open(problem, &options);
    if (helpers > 0)
        an_solver_join(solver, others, helpers, run_backwards, NULL);
    fast.count = 0;
    for (size_t i = 0; i < an_solver_shares(solver); i++)
        assert_int_equal(an_solver_solve(solver, i, list_solution, &list), AN_SOLVE_COMPLETE);
    an_solver_close(solver);
    for (size_t i = 0; i < helpers; i++)
        an_solver_close(others[i]);
    sort(&fast);
    bool is_equal = slow->count == fast.count;
    for (size_t i = 0; is_equal && i < fast.count; i++)
        is_equal = strcmp(slow->texts[i], fast.texts[i]) == 0;
    if (!is_equal)
        print_both(problem, slow, &fast);
    assert_true(is_equal);
}

/* With the memory that it likes, with so little that its tables are full at once, and with less
 * than they need at all; alone and helped. */
static void it_finds_what_the_slow_one_finds(void **state)
{
    (void)state;
    static brute_answer slow = {.most = MOST_POSITIONS};
    size_t solved = 0;
    for (size_t tried = 0; tried < positions_to_try;) {
        an_problem problem;
        an_variant variant = (an_variant)below(AN_VARIANT_COUNT);
        an_text text = an_text_of(stipulations[below(STIPULATIONS)]);
        assert_true(an_stipulation_read(&problem.stipulation, text, NULL));
        if (!random_position(&problem.position, variant) || !brute_solve(&slow, &problem))
            continue;
        tried++;
        solved += slow.count > 0;
        sort(&slow);
        expect_equal(&problem, &slow, 0, 0);
        expect_equal(&problem, &slow, 0, HELPERS_MAX);
        expect_equal(&problem, &slow, 10000, 0);
        expect_equal(&problem, &slow, 10000, 1);
        expect_equal(&problem, &slow, 1000, 0);
    }
    printf("%zu positions, %zu with solutions\n", positions_to_try, solved);
    assert_true(solved > positions_to_try / 20);
}

/* test_solving [POSITIONS [SEED]] */
int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(it_finds_what_the_slow_one_finds)};
    if (argc > 1)
        positions_to_try = strtoul(argv[1], NULL, 10);
    if (argc > 2)
        seed = strtoull(argv[2], NULL, 10);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
