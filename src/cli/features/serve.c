/* Serves a client: the table of methods, and the loop that handles messages one by one. */
#include "serve.h"

#include <stdlib.h>

#include "lsp_methods.h"
#include "say.h"

static const struct {
    const char *name;
    lsp_method *handle; /* NULL: the message needs no action */
    bool is_request;
} methods[] = {
    {"initialize", lsp_initialize, true},
    {"initialized", lsp_initialized, false},
    {"shutdown", lsp_shutdown, true},
    {"exit", lsp_exit, false},
    {"$/cancelRequest", NULL, false}, /* it took effect on arrival */
    {"textDocument/didOpen", lsp_did_open, false},
    {"textDocument/didChange", lsp_did_change, false},
    {"textDocument/didClose", lsp_did_close, false},
    {"textDocument/codeAction", lsp_code_action, true},
    {"textDocument/hover", lsp_hover, true},
    {"textDocument/inlayHint", lsp_inlay_hint, true},
    {"textDocument/documentSymbol", lsp_document_symbol, true},
    {"textDocument/formatting", lsp_formatting, true},
    {"textDocument/completion", lsp_completion, true},
    {"textDocument/prepareRename", lsp_prepare_rename, true},
    {"textDocument/rename", lsp_rename, true},
    {"workspace/executeCommand", lsp_execute_command, true},
    {"workspace/didChangeConfiguration", lsp_configure, false},
};

enum { METHODS = sizeof methods / sizeof *methods };

static size_t method_of(an_json name)
{
    size_t i = 0;
    while (i < METHODS && !an__json_is(name, methods[i].name))
        i++;
    return i;
}

/* ---- requests ---- */

/* Returns the reason why a request may not be handled now; LSP_DONE if it may. */
static lsp_message refusal(const lsp_server *server, const lsp_waiting *waiting, size_t method)
{
    bool begins = method < METHODS && methods[method].handle == lsp_initialize;
    switch (server->phase) {
    case LSP_PHASE_NEW:
        if (!begins)
            return LSP_NOT_INITIALIZED;
        break;
    case LSP_PHASE_RUNNING:
        if (begins)
            return LSP_INITIALIZED_TWICE;
        break;
    case LSP_PHASE_SHUT_DOWN:
    case LSP_PHASE_OVER:
        return LSP_SHUT_DOWN;
    }
    if (waiting->is_cancelled)
        return LSP_CANCELLED;
    return method < METHODS && methods[method].is_request ? LSP_DONE : LSP_UNKNOWN_METHOD;
}

static void handle_request(lsp_server *server, const lsp_waiting *waiting)
{
    an_json id = waiting->id, name = waiting->method;
    size_t method = method_of(name);
    an_buffer result = {0}, detail = {0};
    lsp_message answer = refusal(server, waiting, method);
    server->request = id;
    if (answer == LSP_DONE)
        answer = methods[method].handle(server, waiting->params, &result);
    an__json_put_content(&detail, name);
    an__buffer_put(&detail, "");
    server->failed = server->failed || detail.failed;
    if (answer == LSP_DONE)
        lsp_server_send_result(server, id, &result);
    else if (!detail.failed)
        lsp_server_send_error(server, id, answer, detail.at);
    server->request = (an_json){.kind = AN_JSON_NONE};
    an__buffer_free(&result);
    an__buffer_free(&detail);
}

/* ---- notifications ---- */

/* Shows the user what has failed, because a notification has no answer. If memory ran out, the
 * server ends, because its documents now differ from those of the client. */
static void tell_failure(lsp_server *server, lsp_message why)
{
    an_buffer text = {0};
    if (why == LSP_OUT_OF_MEMORY) {
        server->failed = true;
        return;
    }
    lsp_message_put(&text, server->options.language, why);
    lsp_server_show(server, LSP_SHOWS_WARNING, &text);
    an__buffer_free(&text);
}

/* Handles a notification. Before initialize and after shutdown, all notifications except exit are
 * ignored. */
static void handle_notification(lsp_server *server, const lsp_waiting *waiting)
{
    size_t method = method_of(waiting->method);
    if (method == METHODS || methods[method].is_request || methods[method].handle == NULL)
        return;
    if (server->phase != LSP_PHASE_RUNNING && methods[method].handle != lsp_exit)
        return;
    lsp_message answer = methods[method].handle(server, waiting->params, NULL);
    if (answer != LSP_DONE)
        tell_failure(server, answer);
}

/* ---- messages ---- */

/* Handles a message: its members tell whether it is a request, a notification or an answer. */
static void handle(lsp_server *server, const lsp_waiting *waiting)
{
    an_json_kind id = waiting->id.kind, method = waiting->method.kind;
    bool has_id = id == AN_JSON_STRING || id == AN_JSON_NUMBER;
    bool is_sound = an__json_is(waiting->version, "2.0");
    if (is_sound && method == AN_JSON_STRING && has_id)
        handle_request(server, waiting);
    else if (is_sound && method == AN_JSON_STRING && id == AN_JSON_NONE)
        handle_notification(server, waiting);
    else if (is_sound && method == AN_JSON_NONE && an__json_is(waiting->id, "settings"))
        lsp_take_answer(server, waiting->result);
    else
        lsp_server_send_error(server, has_id ? waiting->id : (an_json){.kind = AN_JSON_NONE},
                              LSP_NO_REQUEST, "");
}

/* ---- the loop ---- */

/* Returns a document whose findings the client does not have yet; NULL if there is none. */
static editor_document *untold(const lsp_documents *documents)
{
    for (size_t i = 0; i < documents->count; i++)
        if (!documents->list[i].is_told)
            return &documents->list[i];
    return NULL;
}

/* Judges only one unit of a document, so that messages which arrive meanwhile are handled soon.
 * Once all units are judged, sends their findings to the client. */
static void work_on(lsp_server *server, editor_document *document)
{
    if (!editor_document_cut(document)) {
        server->failed = true;
        return;
    }
    size_t next = editor_document_unjudged(document, document->judged);
    document->judged = next;
    if (next == document->unit_count)
        lsp_publish(server, document);
    else if (!editor_judge_unit(&server->judge, document, &document->units[next]))
        server->failed = true;
}

static void loop(lsp_server *server)
{
    while (server->phase != LSP_PHASE_OVER && lsp_server_is_well(server)) {
        editor_document *document = untold(&server->documents);
        lsp_input_take(&server->input, document == NULL);
        if (lsp_input_has_message(&server->input)) {
            lsp_waiting waiting = lsp_input_next(&server->input);
            handle(server, &waiting);
            free(waiting.bytes);
        } else if (server->input.has_ended) {
            return;
        } else if (document != NULL) {
            work_on(server, document);
        }
    }
}

/* Reports why the server could not continue. Returns false if the only reason is that the client no
 * longer reads. */
static bool says_trouble(lsp_server *server)
{
    bool is_lost = !output_close(&server->output);
    if (server->input.could_not_read)
        say_failure(SAY_CANNOT_READ, "<stdin>", server->input.failure);
    else if (server->failed || server->input.out_of_memory)
        say(SAY_OUT_OF_MEMORY);
    return is_lost || server->input.could_not_read || server->failed || server->input.out_of_memory;
}

int lsp_serve(const cli_settings *settings)
{
    lsp_server server;
    bool is_open = lsp_server_open(&server, settings), is_trouble = true;
    if (is_open) {
        loop(&server);
        is_trouble = says_trouble(&server);
    }
    bool is_orderly = server.is_orderly;
    lsp_server_close(&server);
    return is_trouble ? STATUS_TROUBLE : is_orderly ? STATUS_WELL : STATUS_FINDINGS;
}
