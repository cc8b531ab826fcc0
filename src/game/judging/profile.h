/* What a profile asks beyond the rules of the game: a second walk through a game that was judged.
 * Each room says all it sees; the arbiter keeps what the profile raises. */
#ifndef AN_GAME_PROFILE_H
#define AN_GAME_PROFILE_H

#include "bench.h"
#include "findings.h"

/* What the profiles ask beyond that; profile.c. */
void an_judge_profile(an_bench *bench, an_findings *findings);

/* Tags that are missing, out of order or not dates as PGN has them; profile_tags.c. */
void an_judge_roster(const an_bench *bench, an_findings *findings);

/* Lines that could have been shorter; profile_lines.c. */
void an_judge_lines(const an_bench *bench, an_findings *findings);

/* The number before a move, or its lack; the line stands before that move. profile_numbers.c */
void an_judge_number_of(const an_bench *bench, an_findings *findings, size_t index,
                        const an_variation *line);

/* A number that numbers no move. */
void an_judge_stray_number(const an_bench *bench, an_findings *findings, size_t index,
                           const an_variation *line);

/* How a move is written, held against the export format; the line has just played it.
 * profile_pgn.c */
void an_judge_export_form(const an_bench *bench, an_findings *findings, size_t index,
                          const an_variation *line, const an_san *said);

/* Whether a move is written with a letter, or a figurine, that is not the English one. */
bool an_judge_letters(const an_bench *bench, an_findings *findings, size_t index,
                      const an_variation *line, const an_san *said);

/* What may not stand on a score sheet; profile_fide.c. */
void an_judge_sheet(const an_bench *bench, an_findings *findings, size_t index);

#endif
