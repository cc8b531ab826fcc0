/* Spelling: judges how a move that was understood is written. */
#ifndef AN_GAME_SPELLING_H
#define AN_GAME_SPELLING_H

#include "bench.h"
#include "findings.h"

/* Judges how the last move of `line` is written. `san` is what the word says, `ply` what was
 * played. */
void an__judge_spelling(const an_bench *bench, an_findings *findings, const an_token *token,
                        const an_variation *line, const an_ply *ply, const an_san *san);

/* Returns what is wrong with the sign `said` behind a move that gives `given` and leads to the
 * position `after`; AN_OK if nothing is. */
an_code an__sign_fault(an_check_sign said, an_check_sign given, const an_position *after);

/* Returns the detail of the message about `fault`: AN_WRONG_SIGN_APART if the sign stands apart
 * from its move, AN_WRONG_SIGN_DOUBLE if it says double check but the check is single. */
static inline uint8_t an_sign_fault_detail(an_code fault, an_check_sign given, bool is_apart)
{
    bool is_single = fault == AN_CHECK_SIGN_WRONG && given == AN_SIGN_CHECK;
    return (uint8_t)((is_apart ? AN_WRONG_SIGN_APART : 0) | (is_single ? AN_WRONG_SIGN_DOUBLE : 0));
}

/* Judges the sign `said` of check or mate behind the last move of `line`. */
void an__judge_sign(an_findings *findings, const an_token *token, const an_variation *line,
                    const an_ply *ply, an_check_sign said);

/* Judges the signs `suffix_text` of the last move of `line`, which are glued to it or stand in a
 * token apart, and reports what cannot be read. Returns the sign of check or mate among them. */
an_check_sign an__judge_suffix(const an_bench *bench, an_findings *findings, const an_token *token,
                               an_text suffix_text, an_variation *line, const an_ply *ply);

#endif
