/* Profiles: what is asked of a game beyond the rules of chess, judged in a second walk through it.
 * Each part records all that it sees, and `findings` keeps only what the profile raises. */
#ifndef AN_GAME_PROFILE_H
#define AN_GAME_PROFILE_H

#include "bench.h"
#include "findings.h"

/* Judges the game on the bench by the profiles that the rules ask for. Call it after the game was
 * judged. */
void an__judge_profile(an_bench *bench, an_findings *findings);

/* Judges a game of the fast path without comments, signs and variations, of which no plies and no
 * token but the result were kept. For profile pgn its moves and numbers must be as in PGN's export
 * format. */
void an__judge_profile_of_plain(an_bench *bench, an_findings *findings);

/* Reports tags that are missing or out of order, and dates that are not in the form of PGN. */
void an__judge_roster(const an_bench *bench, an_findings *findings);

/* Reports lines of text that are too long, if they could have been broken. `has_tokens` is false if
 * no token but the result was kept. */
void an__judge_lines(const an_bench *bench, an_findings *findings, bool has_tokens);

/* Judges the number before the move of token `index`, or its absence. Call it before `line` plays
 * the move. */
void an__judge_number_of(const an_bench *bench, an_findings *findings, size_t index,
                         const an_variation *line);

/* Returns true if the number `token` has no move. */
bool an__number_is_stray(const an_game *game, const an_token *token);

/* Reports the number of token `index`, which has no move, unless its line of play was given up. */
void an__judge_stray_number(const an_bench *bench, an_findings *findings, size_t index,
                            const an_variation *line);

/* Compares how the move of token `index` is written, as `said`, with PGN's export format. Call it
 * after `line` has played the move. */
void an__judge_export_form(const an_bench *bench, an_findings *findings, size_t index,
                           const an_variation *line, const an_san *said);

/* Reports the move of token `index`, and returns true, if it is not written with English
 * letters. */
bool an__judge_letters(const an_bench *bench, an_findings *findings, size_t index,
                       const an_variation *line, const an_san *said);

/* Reports token `index` if it is not allowed on a score sheet. */
void an__judge_sheet(const an_bench *bench, an_findings *findings, size_t index);

#endif
