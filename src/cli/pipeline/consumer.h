/* What a command does with the games it is given. */
#ifndef AN_CLI_CONSUMER_H
#define AN_CLI_CONSUMER_H

#include "batch_output.h"

/*
 * In two parts. The workers judge batches side by side, each with a state of its own, and leave
 * what is to be said and written in the out of the batch. The caller's thread delivers the
 * dockets in the order of the input.
 */
typedef struct cli_consumer {
    void *context;

    /* The state of a worker, made by itself; NULL when there is no memory. Commands without these
     * two get the context. */
    void *(*open_state)(const void *context);
    void (*close_state)(void *state);

    /* These return false to end the file with this out; the game at hand is out->games. */
    bool (*take_game)(void *state, batch_output *out, const an_judgement *judgement);
    /* bytes that hold no game: white space and comments, or a game over the limit; may be NULL */
    bool (*take_rest)(void *state, batch_output *out, an_text bytes);
    /* a finding about the file, or about its bytes before the game they stand in is taken; may be
     * NULL */
    bool (*take_finding)(void *state, batch_output *out, const an_finding *finding,
                         const an_place *place);
    /* nothing more comes into the out; may be NULL */
    void (*end_batch)(void *state, batch_output *out);

    /* A piece of a out; false to end the file. */
    bool (*deliver)(void *context, unsigned kind, an_text text);
    /* all that came so far was delivered, and the input may pause; may be NULL */
    void (*flush)(void *context);
    /* was_read: to its end; may be NULL */
    void (*end_file)(void *context, const char *name, bool was_read);
} cli_consumer;

#endif
