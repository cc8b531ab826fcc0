/* Checking the tags against the game. */
#ifndef AN_GAME_TAG_CHECKS_H
#define AN_GAME_TAG_CHECKS_H

#include "bench.h"
#include "findings.h"

/* Reports tags whose names are misspelt, and those that stand twice. */
void an__judge_tags(const an_bench *bench, an_findings *findings);

/* Returns the variant of the game on the bench; AN_VARIANT_COUNT, and reports it, if it is unknown.
 */
an_variant an__judge_variant(const an_bench *bench, an_findings *findings);

/* Sets the bench's start. Returns false if the game cannot be played from it. */
bool an__judge_start(an_bench *bench, an_findings *findings, an_variant variant);

/* Sets the result of a judgement, and compares movetext, tag and board. Call it after the moves
 * were judged. */
void an__judge_result(const an_bench *bench, an_findings *findings, an_judgement *judgement);

#endif
