/* Reads standard input line by line, for commands that answer each line. */
#ifndef AN_CLI_LINE_READER_H
#define AN_CLI_LINE_READER_H

#include <stdio.h>

#include "buffer.h"
#include "settings.h"

/* Begins with all members zero. */
typedef struct line_reader {
    an_buffer line; /* the last line, without its end */
    char block[1 << 14];
    size_t at, size; /* where the next line begins in the block, and how much of it was read */
    bool failed;     /* the input could not be read, or memory ran out; that was said */
} line_reader;

/* Reads the next line. Returns false at the end of the input. If the input keeps the program
 * waiting, standard output is flushed first: whoever asks line by line has all answers. */
bool line_reader_next(line_reader *lines);

void line_reader_free(line_reader *lines);

#endif
