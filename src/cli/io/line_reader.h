/* Questions line by line on standard input, and answers that do not wait behind it. */
#ifndef AN_CLI_LINE_READER_H
#define AN_CLI_LINE_READER_H

#include <stdio.h>

#include "buffer.h"
#include "settings.h"

/* Zero-initialised it stands at the beginning of the input. */
typedef struct line_reader {
    an_buffer line; /* the last one, without its end */
    char block[1 << 14];
    size_t at, size; /* of the block: where the next line begins, what was read */
    bool failed;     /* the input could not be read, or there is no memory; it was said */
} line_reader;

/* The next line; false at the end of the input. Before the input keeps one waiting, standard output
 * is handed over. */
bool line_reader_next(line_reader *lines, const cli_settings *settings);

void line_reader_free(line_reader *lines);

#endif
