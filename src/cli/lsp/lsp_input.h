/* The messages of the client, read as they come, and kept in their order until they are handled. So
 * that a request may be cancelled before its turn, and what was typed last is seen before what was
 * typed first is judged. */
#ifndef AN_CLI_LSP_INPUT_H
#define AN_CLI_LSP_INPUT_H

#include <stdio.h>

#include "failure.h"
#include "json_read.h"
#include "lsp_frames.h"
#include "lsp_messages.h"

/* A message that waits, and its members: AN_JSON_NONE where there is none. */
typedef struct lsp_waiting {
    char *bytes;     /* owned; the members are in them */
    an_json version; /* of JSON-RPC */
    an_json id;
    an_json method;
    an_json params;
    an_json result;
    bool is_cancelled;
} lsp_waiting;

/* Begins with all members zero but `file`. */
typedef struct lsp_input {
    FILE *file;
    lsp_frames frames;
    lsp_waiting *queue;
    size_t first, count, capacity; /* those that wait are from `first` up to `count` */
    bool has_ended;
    bool could_not_read;      /* that is why it has ended */
    platform_failure failure; /* why it could not be read */
    bool out_of_memory;
    /* called for what is no message; `detail` fills the hole of the error */
    void (*refuse)(void *context, lsp_message error, const char *detail);
    void *context;
} lsp_input;

void lsp_input_free(lsp_input *input);

/* Takes in what has come; waits for a message if none waits and `may_wait` says so. */
void lsp_input_take(lsp_input *input, bool may_wait);

static inline bool lsp_input_has_message(const lsp_input *input)
{
    return input->first < input->count;
}

/* Returns the message that came first; there must be one. It is the caller's, who frees its bytes.
 */
lsp_waiting lsp_input_next(lsp_input *input);

/* Takes in what has come, and returns whether the request with this id was cancelled meanwhile. */
bool lsp_input_cancels(lsp_input *input, an_json id);

#endif
