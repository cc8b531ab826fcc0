/* A worker: it judges one batch after the other. */
#ifndef AN_CLI_WORKER_H
#define AN_CLI_WORKER_H

#include "consumer.h"
#include "source.h"

/* Begins with all members zero; the reader, the arbiter and the state are made for the first batch.
 */
typedef struct cli_worker {
    located_batch located; /* the batch to be judged */
    an_reader *reader;
    an_arbiter *arbiter;
    void *state;      /* of the command */
    bool said_little; /* about its last batch: the next one may be large */
} cli_worker;

void worker_close(cli_worker *worker, const cli_consumer *consumer);

/* Judges the games of worker->located, and fills `out`. */
void worker_judge(cli_worker *worker, const cli_consumer *consumer, const an_judge_options *rules,
                  batch_output *out);

/* Fills `out` with the finding that a file has no game, and with the word in it that may be a move.
 */
void worker_report_no_game(cli_worker *worker, const cli_consumer *consumer,
                           const an_judge_options *rules, const source_end *end,
                           const move_hint *hint, batch_output *out);

#endif
