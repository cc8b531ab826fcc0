/* What is said about the game while it is taken down: comments, offers, results. */
#ifndef AN_CLI_ANNOTATE_H
#define AN_CLI_ANNOTATE_H

#include "handlers.h"

void recorder_set_result(recorder *r, an_result result, an_text word);
void recorder_comment(recorder *r, an_text text);

record_handler handle_comment, handle_offer, handle_result, handle_draw, handle_resign;

#endif
