/* The messages of the client, read as they come. */
#include "lsp_input.h"

#include <stdlib.h>

#include "platform.h"
#include "say.h"
#include "text.h"

void lsp_input_free(lsp_input *input)
{
    lsp_frames_free(&input->frames);
    for (size_t i = input->first; i < input->count; i++)
        free(input->queue[i].bytes);
    free(input->queue);
    input->queue = NULL;
    input->first = input->count = input->capacity = 0;
}

/* ---- the queue ---- */

static bool is_cancellation(const lsp_waiting *waiting, an_json id)
{
    an_json other = an__json_member(waiting->params, "id");
    return an__json_is(waiting->method, "$/cancelRequest") && other.kind != AN_JSON_NONE &&
           an_text_equal(id.text, other.text);
}

/* A request is cancelled while it waits. One that was answered is not there any more: then nothing
 * is to be done. */
static void cancel(lsp_input *input, const lsp_waiting *cancellation)
{
    for (size_t i = input->first; i < input->count; i++)
        if (input->queue[i].id.kind != AN_JSON_NONE &&
            is_cancellation(cancellation, input->queue[i].id))
            input->queue[i].is_cancelled = true;
}

/* Finds the members in one look, as they may be long. Of two with the same key the first counts. */
static void find_members(lsp_waiting *waiting, an_json object)
{
    const struct {
        const char *key;
        an_json *value;
    } members[] = {{"jsonrpc", &waiting->version},
                   {"id", &waiting->id},
                   {"method", &waiting->method},
                   {"params", &waiting->params},
                   {"result", &waiting->result}};
    an_json key, value;
    size_t at = 0;
    if (object.kind != AN_JSON_OBJECT)
        return;
    while ((value = an__json_next(object, &at, &key)).kind != AN_JSON_NONE)
        for (size_t i = 0; i < sizeof members / sizeof *members; i++)
            if (members[i].value->kind == AN_JSON_NONE && an__json_is(key, members[i].key))
                *members[i].value = value;
}

/* Drops the messages that were handled, once they are the larger part of the queue. */
static void make_room(lsp_input *input)
{
    if (input->first <= input->count / 2)
        return;
    input->count -= input->first;
    memmove(input->queue, input->queue + input->first, input->count * sizeof *input->queue);
    input->first = 0;
}

static void add(lsp_input *input, an_text bytes)
{
    char detail[NUMBER_TEXT_MAX];
    size_t offset;
    an_json object;
    lsp_waiting waiting = {.bytes = malloc(bytes.size + 1)};
    make_room(input);
    if (waiting.bytes == NULL || !AN_ARRAY_RESERVE(input->queue, input->capacity, input->count)) {
        free(waiting.bytes);
        input->out_of_memory = true;
        return;
    }
    if (bytes.size > 0)
        memcpy(waiting.bytes, bytes.at, bytes.size);
    if (!an__json_read(&object, an_text_from(waiting.bytes, bytes.size), &offset)) {
        free(waiting.bytes);
        lsp_frames_look_inside(&input->frames, bytes);
        input->refuse(input->context, LSP_NO_JSON, number_text(detail, offset + 1));
        return;
    }
    find_members(&waiting, object);
    cancel(input, &waiting);
    input->queue[input->count++] = waiting;
}

lsp_waiting lsp_input_next(lsp_input *input)
{
    return input->queue[input->first++];
}

/* ---- reading ---- */

static void take_messages(lsp_input *input)
{
    an_text bytes;
    while (!input->out_of_memory) {
        switch (lsp_frames_next(&input->frames, &bytes)) {
        case LSP_FRAME_NONE:
            return;
        case LSP_FRAME_MESSAGE:
            add(input, bytes);
            break;
        case LSP_FRAME_BAD_HEADER:
            input->refuse(input->context, LSP_BAD_HEADER, "");
            break;
        case LSP_FRAME_BAD_ENCODING:
            input->refuse(input->context, LSP_BAD_ENCODING, "");
            break;
        }
    }
}

/* Reads once. At the end of the input, the beginning of a message that still waits for its other
 * bytes is answered with an error. When reading fails there is no such answer: the server ends, and
 * says itself why. */
static void read_block(lsp_input *input)
{
    enum { BLOCK = 1 << 16 };
    char block[BLOCK], detail[NUMBER_TEXT_MAX];
    size_t size;
    input->could_not_read = !platform_read(input->file, block, sizeof block, &size);
    input->failure = input->could_not_read ? platform_last_failure() : FAILURE_OTHER;
    input->has_ended = input->could_not_read || size == 0;
    if (input->has_ended && !input->could_not_read && !input->frames.is_lost &&
        lsp_frames_waiting(&input->frames) > 0)
        input->refuse(input->context, LSP_CUT_MESSAGE,
                      number_text(detail, lsp_frames_waiting(&input->frames)));
    if (!lsp_frames_add(&input->frames, an_text_from(block, input->has_ended ? 0 : size)))
        input->out_of_memory = true;
    take_messages(input);
}

void lsp_input_take(lsp_input *input, bool may_wait)
{
    enum { WAITING_MAX = 1000 }; /* then those are handled first */
    while (!input->has_ended && !input->out_of_memory &&
           input->count - input->first < WAITING_MAX &&
           ((may_wait && !lsp_input_has_message(input)) || platform_is_ready(input->file)))
        read_block(input);
}

bool lsp_input_cancels(lsp_input *input, an_json id)
{
    lsp_input_take(input, false);
    for (size_t i = input->first; i < input->count; i++)
        if (is_cancellation(&input->queue[i], id))
            return true;
    return false;
}
