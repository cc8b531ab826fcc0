/* Solutions as PGN: a game a problem, which begins at its position. */
#ifndef AN_SOLUTIONS_SOLUTION_PGN_H
#define AN_SOLUTIONS_SOLUTION_PGN_H

#include "algnot/report.h"
#include "answer.h"
#include "buffer.h"

/* Puts the game. Its main line is the first solution; the others are variations. In a series the
 * other side plays null moves. Set play begins with one. */
void an__put_answer_pgn(an_buffer *out, const an_answer *answer, an_message_language language);

#endif
