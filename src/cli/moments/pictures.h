/* Where boards are written: one behind the other into one output, or each into a file of its own.
 */
#ifndef AN_CLI_PICTURES_H
#define AN_CLI_PICTURES_H

#include "buffer.h"
#include "output.h"

typedef struct pictures {
    const cli_settings *settings;
    cli_output output;
    an_buffer name; /* of the file of a series that is open */
    bool is_series; /* each board has a file, named after its moment: board-12w.svg */
    bool is_open;   /* output is */
    bool failed;    /* an output could not be opened or written; that was said */
} pictures;

/* Opens what --output names. A series of files needs a name. Returns false after a message. Call
 * pictures_close in either case. */
bool pictures_open(pictures *p, const cli_settings *settings, bool is_series);

/* Begins the next board. Returns false if it cannot be written. */
bool pictures_begin(pictures *p, const an_board *board);

/* Puts a part of the board; a text at NULL means that the caller ran out of memory. */
void pictures_put(pictures *p, an_text text);

/* Ends all output; is_whole: it is to be kept. Returns false after a message if some of it was
 * lost. */
bool pictures_close(pictures *p, bool is_whole);

#endif
