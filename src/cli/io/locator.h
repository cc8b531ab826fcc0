/* Lines and columns of a stream, counted as far as they are asked for. */
#ifndef AN_CLI_LOCATOR_H
#define AN_CLI_LOCATOR_H

#include "encoding.h"

/* How far a locator has counted. */
typedef struct locator_state {
    size_t at;      /* in the batch */
    size_t line_at; /* where the line begins; 0 if it began in an earlier batch */
    uint64_t line;
    uint64_t column;
    uint64_t offset; /* in bytes of the file, before they were decoded */
} locator_state;

/* Walks over the batches of a stream, one after the other. */
typedef struct cli_locator {
    const char *file;
    cli_encoding encoding;
    const an_batch *batch;
    locator_state now;
    locator_state first;   /* at the beginning of the batch, from which it can be walked again */
    locator_state earlier; /* before the first place that was asked for in `game` */
    uint64_t game;
} cli_locator;

void locator_open(cli_locator *locator, const char *file);

/* Goes on to the next batch. Call locator_finish for the one before first. */
void locator_take(cli_locator *locator, const an_batch *batch);

/* Walks to the end of the batch. */
void locator_finish(cli_locator *locator);

/* Returns the place of `size` bytes from offset `at` of the batch, in a game of this number. Places
 * may be asked for in any order within a game, but game after game. */
an_place locator_place(cli_locator *locator, size_t at, size_t size, uint64_t game);

#endif
