/* Solutions as problem magazines print them. */
#ifndef AN_SOLUTIONS_SOLUTION_TEXT_H
#define AN_SOLUTIONS_SOLUTION_TEXT_H

#include "algnot/report.h"
#include "answer.h"
#include "buffer.h"

/* How solutions are printed. */
typedef struct an_solution_style {
    const an_notation *notation;
    an_message_language language;
    unsigned width; /* maximal columns of a line of moves; 0: no limit */
} an_solution_style;

/*
 * Puts all solutions of an answer: set play, keys and tries, lines.
 *
 *     1.Dg4! blocus                              1.Ka8-b8 Rh1-c1 2.Kb8-a8 Rc1-c8#
 *        1…hxg4 2.Txg4#
 *        1…Rh7 2.Dxh5#
 *     1.Dg3? menace 2.Dg7#
 *        mais 1…Td8!
 */
void an__put_solutions(an_buffer *out, const an_answer *answer, const an_solution_style *style);

/* Puts the sentence of a verdict, and further lines for anything else that must be said: « juste :
 * 1 clé, 1 menace, 4 variantes, sans dual ». */
void an__put_verdict(an_buffer *out, const an_answer *answer, const an_solution_style *style);

#endif
