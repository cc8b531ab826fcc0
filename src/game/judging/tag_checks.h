/* Tags, and what they say of the game. */
#ifndef AN_GAME_TAG_CHECKS_H
#define AN_GAME_TAG_CHECKS_H

#include "bench.h"

/* Tags; tags.c. an_judge_start is false if the game cannot be played from its start. */
void an_judge_tags(an_arbiter *arbiter);

an_variant an_judge_variant(an_arbiter *arbiter);

bool an_judge_start(an_arbiter *arbiter, an_variant variant);

void an_judge_result(an_arbiter *arbiter, an_judgement *judgement);

#endif
