/* Annotations of the game while it is taken down: comments, draw offers, results. */
#ifndef AN_CLI_ANNOTATE_H
#define AN_CLI_ANNOTATE_H

#include "handlers.h"

/* Adds a comment to the last move, or before the first move of a variation. */
void recorder_comment(recorder *r, an_text text);

/* Sets the result of the game, unless the board contradicts it. `word` is the text of the
 * result. */
void recorder_set_result(recorder *r, an_result result, an_text word);

/* Call after the end of the main line has changed. Removes the result if that end contradicts
 * it. */
void recorder_check_result(recorder *r);

#endif
