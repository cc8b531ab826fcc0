/* Inputs by name, and lines and columns by offset. */
#ifndef AN_CLI_LOCATOR_H
#define AN_CLI_LOCATOR_H

#include <stdio.h>

#include "encoding.h"

/* Where a locator stands. */
typedef struct locator_state {
    size_t at, line_at;
    uint64_t line, column, offset;
} locator_state;

/* Counts lines and columns as it walks over a stream whose batches come one after the other. */
typedef struct cli_locator {
    const char *file;
    cli_encoding encoding; /* of the file: its bytes are counted, whatever became of them */
    const an_batch *batch;
    size_t at;      /* in the batch */
    size_t line_at; /* where its line begins; lines that began in an earlier batch are located */
    uint64_t line;
    uint64_t column;
    uint64_t offset;
    locator_state first;   /* at the batch's beginning, to walk again */
    locator_state earlier; /* where it stood before a place in the game at hand was asked for */
    uint64_t game;         /* that one */
} cli_locator;

void locator_open(cli_locator *locator, const char *file);

/* Goes on to the next batch, after the last one. */
void locator_take(cli_locator *locator, const an_batch *batch);

/* Walks to the end of the batch. */
void locator_finish(cli_locator *locator);

/* The place of some bytes of the batch. */
an_place locator_place(cli_locator *locator, size_t at, size_t size, uint64_t game);

#endif
