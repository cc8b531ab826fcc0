/* A worker judges one batch after the other. */
#ifndef AN_CLI_WORKER_H
#define AN_CLI_WORKER_H

#include "consumer.h"
#include "source.h"

/* What it owns and uses for every batch, made when it gets its first; zero-initialised before. */
typedef struct cli_worker {
    cli_cut cut; /* the batch at hand */
    an_reader *reader;
    an_arbiter *arbiter;
    void *state;  /* the command's */
    bool is_calm; /* of the batch before little was said */
} cli_worker;

void worker_close(cli_worker *worker, const cli_consumer *consumer);

/* Judges the games of its batch, and fills the docket. */
void worker_judge(cli_worker *worker, const cli_consumer *consumer, const an_rules *rules,
                  cli_docket *docket);

/* Fills a docket with nothing but that a file has no game, and what in it could be one. */
void worker_miss_games(cli_worker *worker, const cli_consumer *consumer, const an_rules *rules,
                       const cli_source *source, const cli_hint *hint, cli_docket *docket);

#endif
