/* Spelling: how a move that was understood is written. */
#ifndef AN_GAME_SPELLING_H
#define AN_GAME_SPELLING_H

#include "bench.h"
#include "findings.h"

/* Judges how the line's last move is written, as `san` says. */
void an__judge_spelling(const an_bench *bench, an_findings *findings, const an_token *token,
                        const an_variation *line, const an_ply *ply, const an_san *san);

/* Returns what is wrong with a sign of check or mate that is `said` of a move which gives `given`
 * and leads to the position `after`; AN_OK if nothing is. */
an_code an__sign_fault(an_check_sign said, an_check_sign given, const an_position *after);

/* Returns the detail of such a fault, for its message: bit 0 if the sign stands apart from its
 * move, bit 1 if it says double check of a single one. */
static inline uint8_t an_sign_fault_detail(an_code fault, an_check_sign given, bool is_apart)
{
    bool is_single = fault == AN_CHECK_SIGN_WRONG && given == AN_SIGN_CHECK;
    return (uint8_t)((is_apart ? AN_WRONG_SIGN_APART : 0) | (is_single ? AN_WRONG_SIGN_DOUBLE : 0));
}

/* Judges the sign of check or mate of the line's last move. */
void an__judge_sign(an_findings *findings, const an_token *token, const an_variation *line,
                    const an_ply *ply, an_check_sign said);

/* Judges the signs of the line's last move, glued or in a token apart, and reports what is left
 * over. Returns the sign of check or mate among them. */
an_check_sign an__judge_suffix(const an_bench *bench, an_findings *findings, const an_token *token,
                               an_text suffix_text, an_variation *line, const an_ply *ply);

#endif
