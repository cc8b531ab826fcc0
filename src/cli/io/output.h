/* Output that is whole, or not there. */
#ifndef AN_CLI_OUTPUT_H
#define AN_CLI_OUTPUT_H

#include <stdio.h>

#include "settings.h"

/* Where the data goes: stdout, or a file that replaces another as a whole. */
typedef struct cli_output {
    FILE *file;
    const char *path;  /* as it was given; NULL: stdout */
    char *target;      /* where its links lead */
    char *temporary;   /* beside the target; NULL: written straight */
    bool is_amid_line; /* the last byte ends none */
    bool failed;
    bool is_closed_pipe; /* nobody reads any more: no trouble, and no more to do */
    bool is_abandoned;   /* what was written is not to be kept */
} cli_output;

bool output_open(cli_output *output, const cli_settings *settings);

/* The same for a path that another option gives; NULL or "-": stdout. */
bool output_open_at(cli_output *output, const cli_settings *settings, const char *path);
void output_write(cli_output *output, an_text text);

/* Ends the line that was written last, if it has no end. */
void output_end_line(cli_output *output);

/* Hands over what was written so far, so that a reader sees whole games. */
void output_flush(cli_output *output);

/* Gives the output up, after a message: what can be taken back is. */
void output_abandon(cli_output *output);

/* Ends the output; false after a message if a byte of it was lost. */
bool output_close(cli_output *output, const cli_settings *settings);

#endif
