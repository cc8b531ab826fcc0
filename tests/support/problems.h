/* Composed problems as JSON Lines have them, and solutions written in the same form. */
#ifndef TEST_PROBLEMS_H
#define TEST_PROBLEMS_H

#include "algnot/solve.h"
#include "buffer.h"
#include "json_read.h"

/* A problem of a record, and the members that tell of its solutions. */
typedef struct problem_record {
    an_json object;
    char id[64];
    an_problem problem;
} problem_record;

/* Reads the record of a line. Returns false if its position cannot be read. */
bool problem_read(problem_record *record, an_text line);

/* The solutions of a problem, each kind as the array that a record holds, sorted by their moves. */
typedef struct problem_answer {
    an_buffer kind[AN_SOLUTION_KIND_COUNT];
    an_solve_end end;
    an_position root;
    bool keys_only;
} problem_answer;

/* Solves a problem, one share after another. */
problem_answer problem_solve(const an_problem *problem, const an_solve_options *options);
void problem_answer_free(problem_answer *answer);

/* Returns whether a member of a record, which may be missing, says what was found. */
bool problem_member_is(const problem_record *record, const char *key, const an_buffer *found);

#endif
