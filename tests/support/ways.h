/* Games by the fast path, of which all is kept, or entries, or the result, and the general way: the
 * same comes of them. */
#ifndef TEST_WAYS_H
#define TEST_WAYS_H

#include "algnot/game.h"
#include "buffer.h"

enum { SCRIBES = 10 };

/* All ways, and what was seen on them. */
typedef struct ways {
    an_judge_options rules[AN_KEEPING_COUNT]; /* by an_keeping */
    an_reader *readers[AN_KEEPING_COUNT];
    an_arbiter *arbiters[AN_KEEPING_COUNT];
    an_reader *careful; /* takes no word for plain: its games go the general way */
    an_arbiter *careful_arbiter;
    an_scribe *scribes[SCRIBES];
    bool tries_each; /* the fast path is tried for every game, whatever came of those before it */
    size_t games;
    size_t written;  /* from entries */
    size_t checked;  /* without tokens */
    an_buffer quick; /* by game, where the result alone is kept: + or - */
} ways;

/* Not opened yet; each game is tried. */
ways ways_under(an_judge_options rules);

/* Once opened they stay where they are: the arbiters know their rules by their place. */
void open_ways(ways *w);
void close_ways(ways *w);

size_t count_quick(const ways *w);

/* Every game of some bytes; a difference fails the test. A text goes through a splitter, or alone:
 * as a batch with nothing behind it, so that a read past its end is seen. */
void check_batch(ways *w, const an_batch *batch);
void check_stream(ways *w, an_text text);
void check_alone(ways *w, an_text text);

#endif
