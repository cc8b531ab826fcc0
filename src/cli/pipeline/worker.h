/* A worker judges one batch after the other. */
#ifndef AN_CLI_WORKER_H
#define AN_CLI_WORKER_H

#include "consumer.h"
#include "source.h"

/* What it owns and uses for every batch, made when it gets its first; zero-initialised before. */
typedef struct cli_worker {
    located_batch located; /* the batch at hand */
    an_reader *reader;
    an_arbiter *arbiter;
    void *state;      /* the command's */
    bool said_little; /* of the batch before little was said */
} cli_worker;

void worker_close(cli_worker *worker, const cli_consumer *consumer);

/* Judges the games of its batch, and fills the out. */
void worker_judge(cli_worker *worker, const cli_consumer *consumer, const an_rules *rules,
                  batch_output *out);

/* Fills a out with nothing but that a file has no game, and what in it could be one. */
void worker_report_no_game(cli_worker *worker, const cli_consumer *consumer, const an_rules *rules,
                           const cli_source *source, const move_hint *hint, batch_output *out);

#endif
