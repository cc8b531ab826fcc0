/* What a command does with the games of its files. */
#ifndef AN_CLI_CONSUMER_H
#define AN_CLI_CONSUMER_H

#include "batch_output.h"
#include "source.h"

/* A command works in two parts. The workers judge batches side by side, each with a state of its
 * own, and leave what is to be written in the output of the batch. The caller's thread then
 * delivers these outputs in the order of the input. */
typedef struct cli_consumer {
    void *context;

    /* ---- on the threads of the workers ---- */

    /* Creates per-worker state on the worker's own thread; NULL on allocation failure. If
     * open_state is NULL, the callbacks receive `context` as their state. */
    void *(*open_state)(const void *context);
    void (*close_state)(void *state);

    /* The callbacks that return bool return false to end the file after this batch. */

    bool (*take_game)(void *state, batch_output *out, const an_judgement *judgement);

    /* Takes bytes that hold no game: white space and comments, or a game over the limit. May be
     * NULL. */
    bool (*take_rest)(void *state, batch_output *out, an_text bytes);

    /* Takes a finding that is about the file, or about bytes of a game that is taken after it. May
     * be NULL. */
    bool (*take_finding)(void *state, batch_output *out, const an_finding *finding,
                         const an_place *place);

    /* Called when nothing more comes into `out`. May be NULL. */
    void (*end_batch)(void *state, batch_output *out);

    /* ---- on the caller's thread ---- */

    /* Takes a piece of an output; returns false to end the file. */
    bool (*deliver)(void *context, unsigned kind, an_text text);

    /* Called when a batch was delivered, before the input may keep the program waiting. May be
     * NULL. */
    void (*flush)(void *context);

    /* Called at the end of each file, read or not. May be NULL. */
    void (*end_file)(void *context, const source_end *end);
} cli_consumer;

#endif
