/* A file becomes batches, read as they are asked for. */
#ifndef AN_CLI_SOURCE_H
#define AN_CLI_SOURCE_H

#include <stdio.h>

#include "failure.h"
#include "locator.h"
#include "settings.h"

/* What kept a file from being read to its end. */
typedef enum cli_trouble { TROUBLE_NONE, TROUBLE_READING, TROUBLE_MEMORY } cli_trouble;

/* A batch, and where in its file it stands. */
typedef struct located_batch {
    an_batch batch;
    an_room room;        /* where it lies; used again, and ended with free(bytes) */
    cli_locator locator; /* at its beginning */
    bool is_continued;   /* it goes on with the game over the limit of the batch before */
} located_batch;

typedef struct cli_source {
    const char *name; /* as it is shown */
    cli_trouble trouble;
    platform_failure failure; /* of reading */
    size_t at_once;           /* bytes that are read, at the most */
    bool is_empty;            /* nothing but blanks and a byte order mark was read */
    FILE *file;               /* NULL: it cannot be opened */
    an_splitter *splitter;
    const an_room *room; /* where it has gone on */
    cli_decoder decoder;
    cli_locator locator;
    bool was_too_large; /* the last batch */
    bool never_waits;   /* as files on disk, whose bytes are there */
    bool needs_bytes;   /* before there can be another batch */
    bool is_short;      /* fewer came than were asked for, and not none */
    bool input_ended;
    bool has_ended; /* and the splitter knows it */
} cli_source;

/* "-" is standard input. What could not be opened is over; it is closed all the same. */
void source_open(cli_source *source, const cli_settings *settings, cli_encoding encoding,
                 size_t max_game, const char *path);
void source_close(cli_source *source);

/* Whether the next step would have to wait for input. */
bool source_would_wait(const cli_source *source);

typedef enum source_step { SOURCE_READ, SOURCE_BATCH, SOURCE_OVER } source_step;

/* Reads once, or cuts the next batch off. The bytes come to lie in the room of the located, which
 * may not be given up before another located is asked for or the source is closed. */
source_step source_next(cli_source *source, located_batch *located);

#endif
