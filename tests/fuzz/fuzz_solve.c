/* Any position under any stipulation: the first line is the stipulation, the second the variant,
 * the rest a FEN. Whatever is reported is legal and reaches the goal; so little memory that tables
 * are full, and a limit that ends the search anywhere, change none of it. */
#include <string.h>

#include "fuzz.h"

enum { MOST_POSITIONS = 20000, MOST_SOLUTIONS = 200 };

static an_text take_line(an_text *rest)
{
    const char *end = memchr(rest->at, '\n', rest->size);
    an_text line = {rest->at, end == NULL ? rest->size : (size_t)(end - rest->at)};
    size_t taken = end == NULL ? rest->size : line.size + 1;
    *rest = (an_text){rest->at + taken, rest->size - taken};
    return line;
}

static void check_stipulation(an_stipulation stipulation)
{
    char written[AN_STIPULATION_MAX];
    an_stipulation again;
    size_t size = an_stipulation_write(written, stipulation);
    fuzz_expect(size == strlen(written), "the size of a stipulation is that of its text");
    fuzz_expect(an_stipulation_read(&again, an_text_of(written), NULL) &&
                    memcmp(&again, &stipulation, sizeof again) == 0,
                "a written stipulation is read as itself");
}

typedef struct found {
    an_problem problem;
    uint64_t sum; /* of all moves */
    size_t count;
} found;

static void check_line(const an_problem *asked, const an_solution *solution)
{
    an_problem problem = *asked;
    an_position p = problem.position;
    if (solution->kind == AN_SOLUTION_SET_PLAY)
        an_problem_play(&problem, solution->nodes[0].depth - 1u, &p,
                        (an_move){.kind = AN_NULL_STEP});
    else
        problem.stipulation = an_stipulation_of_length(asked->stipulation, solution->moves);
    for (size_t i = 0; i < solution->count; i++) {
        fuzz_expect(an_move_is_legal(&p, solution->nodes[i].move), "a line has legal moves");
        an_problem_play(&problem, solution->nodes[i].depth, &p, solution->nodes[i].move);
    }
    if (problem.stipulation.goal == AN_GOAL_MATE)
        fuzz_expect(an_position_is_mate(&p), "a line ends in mate");
}

static bool take_solution(void *context, const an_solution *solution)
{
    found *f = context;
    fuzz_expect(solution->count > 0, "a solution has a move");
    if (solution->nodes[0].kind == AN_NODE_LINE)
        check_line(&f->problem, solution);
    for (size_t i = 0; i < solution->count; i++)
        f->sum = f->sum * 31 + solution->nodes[i].move.from * 64u + solution->nodes[i].move.to;
    f->count++;
    return true;
}

/* Returns whether all shares were solved. */
static bool solve(found *f, size_t memory)
{
    an_solve_options options = {.memory = memory,
                                .max_positions = MOST_POSITIONS,
                                .max_solutions = MOST_SOLUTIONS,
                                .max_refutations = 1,
                                .wants_set_play = true,
                                .wants_all = true};
    bool is_complete = true;
    an_solver *solver = an_solver_open(&f->problem, &options);
    for (size_t i = 0; i < an_solver_shares(solver) && is_complete; i++)
        is_complete = an_solver_solve(solver, i, take_solution, f) == AN_SOLVE_COMPLETE;
    an_solver_close(solver);
    return is_complete;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    an_text rest = {size > 0 ? (const char *)bytes : "", size};
    an_text line = take_line(&rest);
    an_problem problem;
    size_t offset = 0;
    if (!an_stipulation_read(&problem.stipulation, line, &offset)) {
        fuzz_expect(offset <= line.size, "a fault lies in the stipulation");
        return 0;
    }
    check_stipulation(problem.stipulation);
    an_variant variant = an_variant_from_name(take_line(&rest));
    if (variant == AN_VARIANT_COUNT ||
        an_position_from_problem_fen(&problem.position, rest, variant, NULL) != AN_OK)
        return 0;
    found usual = {.problem = problem}, small = {.problem = problem};
    bool is_complete = solve(&usual, 0);
    bool is_complete_too = solve(&small, 20000);
    if (is_complete && is_complete_too)
        fuzz_expect(usual.count == small.count && usual.sum == small.sum,
                    "the memory does not change the answer");
    return 0;
}
