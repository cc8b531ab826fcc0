/* Checks the tags against the game. */
#ifndef AN_GAME_TAG_CHECKS_H
#define AN_GAME_TAG_CHECKS_H

#include "bench.h"
#include "findings.h"

/* Reports tags whose names are misspelt, and tags that occur twice. */
void an__judge_tags(const an_bench *bench, an_findings *findings);

/* Returns whether a finding is about a second value of a tag of the roster, which is lost where the
 * roster is written anew: each of its tags is written once. */
bool an__loses_value(const an_game *game, const an_finding *finding);

/* Returns the variant of the game on the bench. If it is unknown, reports that and returns
 * AN_VARIANT_COUNT. */
an_variant an__judge_variant(const an_bench *bench, an_findings *findings);

/* Sets bench->start from the rules or the FEN tag, and reports what is wrong with the tag. Returns
 * false if the game cannot be played from there. */
bool an__judge_start(an_bench *bench, an_findings *findings, an_variant variant);

/* Sets the result of `judgement`, and compares the results of the movetext, the tag and the board.
 * Call it after the moves were judged. */
void an__judge_result(const an_bench *bench, an_findings *findings, an_judgement *judgement);

#endif
