/* From files to judged games, in order, on as many threads as are asked for. */
#ifndef AN_CLI_PIPELINE_H
#define AN_CLI_PIPELINE_H

#include "consumer.h"
#include "input.h"

/* A run over all files, as far as it was delivered. */
typedef struct cli_run {
    const cli_settings *settings;
    const cli_input *input;
    const cli_consumer *consumer;
    const an_text *standard_input; /* what was read of it already; NULL: it is read as it comes */
    bool was_told;                 /* an earlier run over the same files said what cannot be read */
    bool had_trouble;              /* a file could not be read, or memory ran out; that was said */
    bool lacked_memory;
    /* of the file that is delivered */
    uint64_t games;
    const char *name; /* as it is shown */
    const char *path; /* "-": standard input */
    an_encoding encoding;
} cli_run;

/* Reads every file of the settings, or standard input, and gives its games to the consumer. Set
 * settings, input and consumer first. */
void pipeline_read(cli_run *run);

#endif
