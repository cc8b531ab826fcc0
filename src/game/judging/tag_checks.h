/* Tags, and what they say of the game. */
#ifndef AN_GAME_TAG_CHECKS_H
#define AN_GAME_TAG_CHECKS_H

#include "bench.h"
#include "findings.h"

/* Tags; tags.c. an_judge_start is false if the game cannot be played from its start. */
void an_judge_tags(const an_bench *bench, an_findings *findings);

an_variant an_judge_variant(const an_bench *bench, an_findings *findings);

bool an_judge_start(an_bench *bench, an_findings *findings, an_variant variant);

void an_judge_result(const an_bench *bench, an_findings *findings, an_judgement *judgement);

#endif
