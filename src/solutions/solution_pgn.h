/* Solutions as PGN: one game for each problem, which begins in the problem's position. */
#ifndef AN_SOLUTIONS_SOLUTION_PGN_H
#define AN_SOLUTIONS_SOLUTION_PGN_H

#include "algnot/report.h"
#include "answer.h"
#include "buffer.h"

/* Puts the game. Its main line is the first solution, and the others are variations. In a series
 * the other side plays null moves, and set play begins with a null move. */
void an__put_answer_pgn(an_buffer *out, const an_answer *answer, an_message_language language);

#endif
