/* What the solutions of a problem say about it: is it sound? Pure: nothing is searched here. */
#ifndef AN_PROBLEMS_VERDICT_H
#define AN_PROBLEMS_VERDICT_H

#include "composition.h"
#include "solution_list.h"

typedef enum an_verdict {
    AN_VERDICT_SOUND,       /* the solutions are those that the author claims */
    AN_VERDICT_NO_SOLUTION, /* there is none */
    AN_VERDICT_SHORT,       /* the goal is reached in fewer moves, too */
    AN_VERDICT_COOKED,   /* more keys than claimed, or more lines, already in their first moves */
    AN_VERDICT_DUALS,    /* more lines than claimed, but not by their first moves */
    AN_VERDICT_TOO_FEW,  /* fewer than claimed */
    AN_VERDICT_OTHER,    /* as many as claimed, but not the one that the author gives */
    AN_VERDICT_UNPROVEN, /* the search was stopped, and what it found decides nothing */
    AN_VERDICT_COUNT
} an_verdict;

/* Returns the word for `verdict` in JSON: "no-solution". */
const char *an__verdict_name(an_verdict verdict);

/* What is counted of the solutions. */
typedef struct an_solution_facts {
    size_t solutions;  /* keys, or lines of full length */
    size_t shorter;    /* keys that need fewer moves, or lines that have fewer */
    unsigned shortest; /* the fewest half-moves of those lines, or moves of those keys; 0: none */
    size_t shortest_count; /* how many are as short as that */
    size_t first_moves;    /* lines: different first moves */
    size_t distinct;       /* lines; those that differ only by the last promotion count once */
    bool branches_as_told; /* each half-move of the lines has the branches of the intention */
    /* of the keys, in all */
    size_t threats;
    size_t variations; /* defences to the keys */
    size_t zugzwangs;  /* keys that threaten nothing */
    size_t duals;      /* defences with several continuations, before the goal is reached */
    size_t mates;      /* defences with several last moves */
} an_solution_facts;

an_solution_facts an__solution_facts(const an_solution_list *list, an_stipulation stipulation,
                                     const an_intention *intention);

/* Returns the verdict by the facts. `is_complete` says that everything was searched. */
an_verdict an__verdict_of(const an_solution_facts *facts, an_stipulation stipulation,
                          const an_intention *intention, bool is_complete);

/* Returns whether the solutions are as many as claimed only without promotion duals. */
bool an__has_promotion_dual(const an_solution_facts *facts, const an_intention *intention);

/* What differs from the solutions that the author gives. */
typedef enum an_difference_kind {
    AN_DIFFERS_NOT,
    AN_DIFFERS_NO_SOLUTION, /* his first move, or the line, solves nothing from `half_move` on */
    AN_DIFFERS_REFUTED,     /* his key is a try, and `refutation` refutes it */
    AN_DIFFERS_INCOMPLETE,  /* his line is the beginning of a solution, and stops early */
    AN_DIFFERS_CLAIM        /* he says that there is no solution */
} an_difference_kind;

typedef struct an_difference {
    an_difference_kind kind;
    size_t line;      /* which of those that are given, from 0 */
    size_t half_move; /* of the line, from 0 */
    an_move refutation;
} an_difference;

/* Compares what the author of a problem gives with its solutions. The first line that is none of
 * them counts. */
an_difference an__compare_given(const an_author_claims *author, an_stipulation stipulation,
                                const an_solution_list *list);

#endif
