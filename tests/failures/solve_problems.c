/* Solves some problems while allocations fail. Ends with status 1 if an answer is wrong: it is the
 * right one, or there is none for want of memory. */
#include <stdio.h>

#include "algnot/solve.h"

static const struct {
    const char *fen;
    const char *stipulation;
    an_variant variant;
    size_t solutions;
} problems[] = {
    {"2b5/8/1p1pRn2/5K2/pp4n1/1k3B2/1p6/2b2r2 b - - 0 1", "h#2", AN_STANDARD, 0},
    {"7k/8/5K2/8/8/8/8/6R1 b - - 0 1", "h#2", AN_STANDARD, 11},
    {"8/8/7k/8/8/1K6/P7/8 b - - 0 1", "h=6", AN_STANDARD, 1},
    {"8/5B2/4P1pp/8/6P1/7n/6P1/k2K3R b - - 0 1", "ser-h#23", AN_ALPHABETIC, 1},
    {"2Q1b2K/2p3B1/1R6/4N1pp/2pk4/1pNr2P1/2pp2P1/8 w - - 0 1", "#2", AN_STANDARD, 1},
    {"2K3nr/1PPpp2p/3R3p/3pNPkP/3P4/3PP2Q/8/3B4 w - - 0 1", "s#3", AN_STANDARD, 1},
};

static bool count_solution(void *context, const an_solution *solution)
{
    size_t *count = context;
    *count += solution->count > 0;
    return true;
}

/* Returns the number of solutions; SIZE_MAX if memory ran out. */
static size_t solutions_of(const an_problem *problem)
{
    size_t count = 0;
    an_solver *solver = an_solver_open(problem, NULL);
    an_solve_end end = solver == NULL ? AN_SOLVE_OUT_OF_MEMORY : AN_SOLVE_COMPLETE;
    for (size_t i = 0; solver != NULL && i < an_solver_shares(solver); i++)
        if (end == AN_SOLVE_COMPLETE)
            end = an_solver_solve(solver, i, count_solution, &count);
    an_solver_close(solver);
    return end == AN_SOLVE_COMPLETE ? count : SIZE_MAX;
}

int main(void)
{
    bool are_right = true;
    for (size_t i = 0; i < sizeof problems / sizeof *problems; i++) {
        an_problem problem;
        if (an_position_from_fen(&problem.position, an_text_of(problems[i].fen),
                                 problems[i].variant, NULL) != AN_OK ||
            !an_stipulation_read(&problem.stipulation, an_text_of(problems[i].stipulation), NULL))
            return 1;
        size_t count = solutions_of(&problem);
        bool is_right = count == problems[i].solutions || count == SIZE_MAX;
        if (!is_right)
            printf("%s: %zu solutions\n", problems[i].fen, count);
        are_right = are_right && is_right;
    }
    return are_right ? 0 : 1;
}
