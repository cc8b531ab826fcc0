/* What was probably meant by a move that cannot be played. */
#ifndef AN_GAME_SUGGEST_H
#define AN_GAME_SUGGEST_H

#include "bench.h"

/* Fills the suggestions of a refused move, whose token has this index; true if the first of them
 * is to be played for it. suggest.c */
bool an_suggest(an_arbiter *arbiter, an_finding *finding, size_t index);

#endif
