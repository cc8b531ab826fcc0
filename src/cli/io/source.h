/* A file becomes batches of whole games, read as they are asked for. */
#ifndef AN_CLI_SOURCE_H
#define AN_CLI_SOURCE_H

#include <stdio.h>

#include "algnot.h"

#include "document.h"
#include "failure.h"
#include "settings.h"
#include "stamp.h"

/* What kept a file from being read to its end. */
typedef enum cli_trouble {
    TROUBLE_NONE,
    TROUBLE_READING,
    TROUBLE_DOCUMENT, /* it is no text */
    TROUBLE_MEMORY
} cli_trouble;

/* A batch, and where it stands in its file. */
typedef struct located_batch {
    an_batch batch;
    an_room room;       /* the memory of its bytes, used again for later batches; the owner ends it
                           with free(room.bytes) */
    an_locator locator; /* at the beginning of the batch */
    bool is_continued;  /* it goes on with a game over the limit that began in the batch before */
} located_batch;

/* What is known of a file once it was read. */
typedef struct source_end {
    const char *name; /* of the file, as it is shown */
    cli_trouble trouble;
    platform_failure failure;      /* with TROUBLE_READING: why */
    const document_kind *document; /* with TROUBLE_DOCUMENT: of which kind it is */
    platform_stamp stamp;          /* the state of the file when it was opened */
    bool is_empty;                 /* only blanks and a byte order mark were read */
    bool has_nuls;                 /* there are NULs at its beginning, as in UTF-16 */
} source_end;

/* Puts why a file could not be read, as it is said on standard error; nothing if it was read. */
void source_put_trouble(an_buffer *out, an_message_language language, const source_end *end);

/* The first bytes of a file, held back while they may be those of a document. */
typedef struct source_beginning {
    char bytes[DOCUMENT_BEGINNING_MAX];
    size_t size;
    bool is_text; /* the file is no document, and its first bytes are on their way */
} source_beginning;

/* The bytes of a file on their way in. */
typedef struct source_input {
    FILE *file;     /* NULL: it cannot be opened */
    an_text memory; /* what is read instead of the file; at NULL: nothing is */
    source_beginning beginning;
    an_decoder decoder;
    size_t at_once;   /* bytes that are read at the most */
    bool never_waits; /* it is a file on disk, whose bytes are there */
    bool is_short;    /* the last read gave fewer bytes than were asked for, but some */
    bool has_ended;
} source_input;

typedef struct cli_source {
    source_end end; /* as far as is known now */
    source_input input;
    an_splitter *splitter;
    const an_room *room; /* in which the splitter works */
    an_locator locator;
    bool was_too_large; /* the last batch was a piece of a game over the limit */
    bool needs_bytes;   /* there is no other batch before more bytes are read */
    bool has_ended;     /* the splitter was told that the input has ended */
} cli_source;

/* Opens a file; "-" is standard input, or `standard_input` if that is not NULL. If that fails,
 * source_next returns SOURCE_OVER and source->end says why. Call source_close in either case. */
void source_open(cli_source *source, const cli_settings *settings, an_encoding encoding,
                 size_t max_game, const char *path, const an_text *standard_input);
void source_close(cli_source *source);

/* Returns whether source_next would have to wait for input. */
bool source_would_wait(const cli_source *source);

typedef enum source_step { SOURCE_READ, SOURCE_BATCH, SOURCE_OVER } source_step;

/* Does one step: reads once, or fills `next` with the next batch. The bytes of the batch lie in
 * next->room, which must stay until another batch is asked for or the source is closed. */
source_step source_next(cli_source *source, located_batch *next);

#endif
