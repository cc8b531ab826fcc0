/* How a move is written. */
#ifndef AN_GAME_SPELLING_H
#define AN_GAME_SPELLING_H

#include "bench.h"
#include "findings.h"

/* What is to be said of the spelling of the line's last move; spelling.c. */
void an_judge_spelling(const an_bench *bench, an_findings *findings, const an_token *token,
                       const an_variation *line, const an_ply *ply, const an_san *san);

/* What is wrong with a sign of check or mate, given what the move gives and where it leads; AN_OK:
 * nothing is. */
an_code an_sign_fault(an_check_sign said, an_check_sign given, const an_position *after);

/* Such a fault in few words, as the report has them: whether the sign stands apart from its move,
 * and whether it is that of a double check, of a move that gives a single one. */
static inline uint8_t an_sign_fault_detail(an_code fault, an_check_sign given, bool is_apart)
{
    bool is_single = fault == AN_CHECK_SIGN_WRONG && given == AN_SIGN_CHECK;
    return (uint8_t)((is_apart ? AN_WRONG_SIGN_APART : 0) | (is_single ? AN_WRONG_SIGN_DOUBLE : 0));
}

/* And of the check sign that is written. */
void an_judge_sign(an_findings *findings, const an_token *token, const an_variation *line,
                   const an_ply *ply, an_check_sign said);

/* And of its signs, glued or apart; what is left over is reported where it stands. Returns the
 * check sign that was read. */
an_check_sign an_judge_suffix(const an_bench *bench, an_findings *findings, const an_token *token,
                              an_text suffix_text, an_variation *line, const an_ply *ply);

#endif
