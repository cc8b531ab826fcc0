/* Plain moves and comments, many at once. */
#ifndef AN_GAME_WRITE_RUN_H
#define AN_GAME_WRITE_RUN_H

#include "algnot/game.h"

/* Writes from a token on as long as moves follow each other, and comments; returns the index of the
 * first token that is still to be written. write_run.c */
size_t an_scribe_put_run(an_scribe *scribe, size_t index);

/* Writes all of a game that is kept as entries, but its result. write_run.c */
void an_scribe_put_entries(an_scribe *scribe);

#endif
