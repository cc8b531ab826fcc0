/* A solver of composed problems as slow and as plain as can be: every move of every position,
 * straight from the definitions. It takes legal moves from the library, and nothing else. */
#ifndef TEST_BRUTE_H
#define TEST_BRUTE_H

#include "algnot/solve.h"

/* A solution as one line of text: its kind, its length, and its moves; of a key or a try the first
 * move and the refutations. */
enum { BRUTE_TEXT_MAX = 256, BRUTE_COUNT_MAX = 4000 };

typedef struct brute_answer {
    char texts[BRUTE_COUNT_MAX][BRUTE_TEXT_MAX];
    size_t count;
    size_t positions; /* looked at */
    size_t most;      /* so many may be looked at */
} brute_answer;

/* Begins a text, and adds a move to one. */
void brute_begin(char *text, an_solution_kind kind, unsigned length);
void brute_add_move(char *text, const an_position *root, an_move move);

/* Finds all solutions, with set play of help and series play, and tries with one refutation.
 * Returns false if there are more positions than may be looked at, or too many solutions. */
bool brute_solve(brute_answer *answer, const an_problem *problem);

#endif
