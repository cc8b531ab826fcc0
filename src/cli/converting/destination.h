/* Where the games of a file go that are written again: to the output, into the file itself, or
 * nowhere, while a diff shows what would change. */
#ifndef AN_CLI_DESTINATION_H
#define AN_CLI_DESTINATION_H

#include "pipeline.h"
#include "rewrite.h"

typedef enum destination_way { TO_OUTPUT, IN_PLACE, AS_DIFF } destination_way;

/* Begins with its way, the run and the output set, all else zero. */
typedef struct destination {
    destination_way way;
    const cli_run *run;
    cli_output *output;
    cli_rewrite rewrite;  /* of a file that is written in place */
    an_buffer text;       /* the new content, where it is needed as a whole */
    an_buffer whole_text; /* the new content of the last file that was needed as a whole */
    bool is_begun;        /* the file that is delivered has begun */
    bool has_changed;     /* the content of some file did, or would */
    bool had_trouble;     /* a file could not be read or written; that was said */
} destination;

/* Calls `work` for settings that name each file once, "-" if they name none; those that are there
 * and cannot be written in place are left out, after a message. `given` is what was read of
 * standard input, or NULL if it is not named. Returns the status. */
int destination_work(const cli_settings *settings,
                     int (*work)(const cli_settings *settings, const an_text *given));

/* destination_put takes the next bytes of the file that is delivered, destination_end_file its end.
 * A file that is not wanted stays as it was; what was read of standard input is written to the
 * output in any case, as a whole. destination_end_file returns whether the file now has what was
 * put. */
void destination_put(destination *d, an_text text);
bool destination_end_file(destination *d, const source_end *end, bool is_wanted);

/* Returns whether nothing more of the file need be put. */
bool destination_has_failed(const destination *d);

void destination_free(destination *d);

#endif
