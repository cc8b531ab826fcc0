/* What is said about the game while it is taken down: comments, offers, results. */
#ifndef AN_CLI_ANNOTATE_H
#define AN_CLI_ANNOTATE_H

#include "handlers.h"

void recorder_set_result(recorder *r, an_result result, an_text word);
void recorder_comment(recorder *r, an_text text);

record_act act_comment, act_offer, act_result, act_draw, act_resign;

#endif
