/* The solver against problems whose solutions are known: every line, key, try and variation. */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "file.h"
#include "problems.h"

static const char small[] = "tests/data/problems/small.jsonl";

/* By kind of solution: the member of a record that lists them. */
static const char *const members[AN_SOLUTION_KIND_COUNT] = {[AN_SOLUTION_SET_PLAY] = "set",
                                                            [AN_SOLUTION_SHORT_LINE] = "short",
                                                            [AN_SOLUTION_LINE] = "solutions",
                                                            [AN_SOLUTION_KEY] = "keys",
                                                            [AN_SOLUTION_TRY] = "tries"};

typedef enum verdict { RIGHT, WRONG, UNFINISHED } verdict;

static const char *path = small;
static uint64_t most_positions;
static bool is_verbose;

/* Solves a problem, and says which solutions are not those that are known. */
static verdict check_problem(const problem_record *record)
{
    an_solve_options options = {.max_refutations = 1,
                                .wants_set_play = true,
                                .wants_all = true,
                                .max_positions = most_positions};
    clock_t start = clock();
    problem_answer answer = problem_solve(&record->problem, &options);
    verdict result = answer.end == AN_SOLVE_COMPLETE ? RIGHT : UNFINISHED;
    for (size_t i = 0; i < AN_SOLUTION_KIND_COUNT && result != UNFINISHED; i++) {
        if (problem_member_is(record, members[i], &answer.kind[i]))
            continue;
        printf("%s: %s are %s\n", record->id, members[i], answer.kind[i].at);
        result = WRONG;
    }
    problem_answer_free(&answer);
    if (is_verbose)
        printf("%s\t%d\t%.3f\n", record->id, result, (double)(clock() - start) / CLOCKS_PER_SEC);
    return result;
}

static void every_problem_of_the_file(void **state)
{
    (void)state;
    size_t size, results[3] = {0};
    char *bytes = file_load(path, &size);
    assert_non_null(bytes);
    for (char *line = bytes, *end; (end = strchr(line, '\n')) != NULL; line = end + 1) {
        problem_record record;
        if (problem_read(&record, (an_text){line, (size_t)(end - line)}))
            results[check_problem(&record)]++;
    }
    free(bytes);
    printf("%zu problems right, %zu wrong, %zu unfinished\n", results[RIGHT], results[WRONG],
           results[UNFINISHED]);
    assert_int_equal(results[WRONG], 0);
    assert_true(results[RIGHT] > 0);
}

/* test_problems [-v] [FILE [POSITIONS]]: gives a problem up after so many positions; with -v, says
 * how each came out, and after how many seconds. */
int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(every_problem_of_the_file)};
    if (argc > 1 && strcmp(argv[1], "-v") == 0) {
        is_verbose = true;
        argc--;
        argv++;
    }
    if (argc > 1)
        path = argv[1];
    if (argc > 2)
        most_positions = strtoull(argv[2], NULL, 10);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
