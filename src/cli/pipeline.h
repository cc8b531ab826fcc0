/* From a file to judged games, in order. */
#ifndef AN_CLI_PIPELINE_H
#define AN_CLI_PIPELINE_H

#include "common.h"
#include "stream.h"

/* What a command does with the games. Each returns false to end the file early. */
typedef struct cli_consumer {
    void *context;
    bool (*take_game)(void *context, const an_judgement *judgement, cli_locator *locator,
                      uint64_t number);
    /* bytes that hold no game: white space and comments, or a game over the limit */
    bool (*take_rest)(void *context, an_text bytes);
    /* a finding about the file, or about its bytes before the game they stand in is taken */
    bool (*take_finding)(void *context, const an_finding *finding, const an_place *place);
    /* all that came so far is done with, and the input may pause */
    void (*end_batch)(void *context);
} cli_consumer;

/* What is read, and how it is to be judged; the rules point into it, so it stays where it is. */
typedef struct cli_input {
    from_notations from;
    an_rules rules;
    cli_encoding encoding;
    uint64_t max_game;
} cli_input;

/* False after a message, or after the help where standard input is a terminal. */
bool mean_input(cli_input *input, const cli_settings *settings);

/* How the run over all files went. */
typedef struct cli_run {
    const cli_settings *settings;
    const cli_input *input;
    const cli_consumer *consumer;
    bool had_trouble;      /* a file could not be read */
    uint64_t games;        /* of the file at hand */
    const char *name;      /* of the file at hand, as it is shown */
    cli_encoding encoding; /* and its encoding, once its first bytes were read */
} cli_run;

/* Reads one file, "-" being standard input. */
void pipeline_read(cli_run *run, const char *path);

/* Reads every file of the settings, or standard input. */
void pipeline_read_all(cli_run *run, void (*file_ends)(void *context, const char *name));

#endif
