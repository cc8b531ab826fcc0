/* Profiles: what is asked of a game beyond the rules of chess, in a second walk through it. Each
 * part records all that it sees; of that the findings keep what the profile raises. */
#ifndef AN_GAME_PROFILE_H
#define AN_GAME_PROFILE_H

#include "bench.h"
#include "findings.h"

/* Judges the game on the bench by the profiles that are asked for. */
void an__judge_profile(an_bench *bench, an_findings *findings);

/* Finds tags that are missing, out of order, or no dates as PGN has them. */
void an__judge_roster(const an_bench *bench, an_findings *findings);

/* Finds lines of text that are too long and could have been broken. */
void an__judge_lines(const an_bench *bench, an_findings *findings);

/* Judges the number before a move, or its lack. Call it before the line plays the move. */
void an__judge_number_of(const an_bench *bench, an_findings *findings, size_t index,
                         const an_variation *line);

/* Returns true if a move surely is numbered as PGN's export format has it: 12. before White's, and
 * nothing between the two of a pair. */
bool an__number_is_as_exported(const an_game *game, size_t index, bool is_white);

/* Returns true if the number at `index` numbers no move. */
bool an__number_is_stray(const an_game *game, size_t index);

/* Reports the number at `index`, which is stray, unless its line of play was given up. */
void an__judge_stray_number(const an_bench *bench, an_findings *findings, size_t index,
                            const an_variation *line);

/* Compares how a move is written, as `said`, with PGN's export format. Call it after the line has
 * played the move. */
void an__judge_export_form(const an_bench *bench, an_findings *findings, size_t index,
                           const an_variation *line, const an_san *said);

/* Reports a move that is not written with English letters. Returns true if it is not. */
bool an__judge_letters(const an_bench *bench, an_findings *findings, size_t index,
                       const an_variation *line, const an_san *said);

/* Reports a token that may not stand on a score sheet. */
void an__judge_sheet(const an_bench *bench, an_findings *findings, size_t index);

#endif
