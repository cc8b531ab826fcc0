/* Output that is there as a whole, or not at all: it is written to a temporary file, which takes
 * the place of the target when all went well. */
#ifndef AN_CLI_OUTPUT_H
#define AN_CLI_OUTPUT_H

#include <stdio.h>

#include "failure.h"
#include "settings.h"

typedef struct cli_output {
    FILE *file;
    bool is_terminal;         /* text is shown in its encoding */
    const char *path;         /* as it was given; NULL: standard output */
    char *target;             /* the path at the end of the links */
    char *temporary;          /* beside the target; NULL: the target is written straight */
    bool is_amid_line;        /* the last byte that was written ends no line */
    bool failed;              /* nothing more is written */
    platform_failure failure; /* if it failed: why the first call that failed did so */
    bool is_abandoned;        /* what was written is not to be kept */
} cli_output;

/* Opens the output that --output names, apart from the inputs. Returns false after a message. */
bool output_open(cli_output *output, const cli_settings *settings);

/* Opens standard error as an output, which is never a file. */
void output_open_standard_error(cli_output *output);

/* Opens the output at a path; NULL and "-" are standard output. Returns false after a message. */
bool output_open_at(cli_output *output, const char *path);

/* Like output_open_at, but refuses to replace a file that is to be read. */
bool output_open_apart(cli_output *output, const cli_settings *settings, const char *path);

/* Returns true if two paths lead to one file, as far as is known before it is there. */
bool output_is_same(const char *a, const char *b);

/* Writes a text. Whether that failed is told when the output is closed. */
void output_write(cli_output *output, an_text text);

/* Ends the last line, if it has no end yet. */
void output_end_line(cli_output *output);

/* Passes on what was written so far, so that whoever reads it sees whole games. */
void output_flush(cli_output *output);

/* Gives the output up: the target stays as it was, where that is possible. The caller says why. */
void output_abandon(cli_output *output);

/* Ends the output. Returns false after a message if a byte of it was lost; but it is no loss if the
 * reader of a pipe wanted no more. */
bool output_close(cli_output *output);

#endif
