/* From files to judged games, in order, on as many threads as are asked for. */
#ifndef AN_CLI_PIPELINE_H
#define AN_CLI_PIPELINE_H

#include "consumer.h"
#include "settings.h"

/* What is read, and how it is to be judged; the rules point into it, so it stays where it is. */
typedef struct cli_input {
    from_notations from;
    an_rules rules;
    cli_encoding encoding;
    uint64_t max_game;
    size_t jobs; /* threads in all; with one, each batch is delivered before the next is judged */
} cli_input;

/* False after a message, or after the help where standard input is a terminal. */
bool settings_input(cli_input *input, const cli_settings *settings);

/* The part of it that says how many threads. */
bool settings_jobs(cli_input *input, const cli_settings *settings);

/* How the run over all files goes, as far as it was delivered. */
typedef struct cli_run {
    const cli_settings *settings;
    const cli_input *input;
    const cli_consumer *consumer;
    bool had_trouble;      /* a file could not be read */
    uint64_t games;        /* of the file at hand */
    const char *name;      /* of the file at hand, as it is shown */
    cli_encoding encoding; /* and its encoding */
} cli_run;

/* Reads every file of the settings, or standard input. */
void pipeline_read(cli_run *run);

#endif
