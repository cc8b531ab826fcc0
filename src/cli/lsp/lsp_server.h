/* The state of the language server, and how it speaks to its client. */
#ifndef AN_CLI_LSP_SERVER_H
#define AN_CLI_LSP_SERVER_H

#include "lsp_input.h"
#include "lsp_json.h"
#include "lsp_options.h"
#include "output.h"

typedef enum lsp_phase {
    LSP_PHASE_NEW,
    LSP_PHASE_RUNNING,
    LSP_PHASE_SHUT_DOWN, /* only exit may come */
    LSP_PHASE_OVER
} lsp_phase;

/* What the client says that it can do. */
typedef struct lsp_client {
    bool reads_markdown;    /* in hovers */
    bool has_symbol_trees;  /* takes symbols with a range and a range to be selected */
    bool has_versions;      /* takes edits with the version of the document that they are for */
    bool has_configuration; /* may be asked for its settings */
    bool has_preparation;   /* asks what would be renamed */
} lsp_client;

/* The documents that are open. */
typedef struct lsp_documents {
    editor_document *list;
    size_t count, capacity;
} lsp_documents;

typedef struct lsp_server {
    const cli_settings *settings;
    lsp_phase phase;
    lsp_options options;
    lsp_client client;
    editor_units units; /* of places */
    lsp_input input;
    cli_output output;
    editor_judge judge;
    lsp_documents documents;
    an_json request; /* its id; AN_JSON_NONE while no request is handled */
    bool is_orderly; /* exit has come after shutdown */
    bool failed;     /* memory ran out where no answer can say so */
} lsp_server;

/* Opens the server and its judge. Returns false after a message. Call lsp_server_close in either
 * case. */
bool lsp_server_open(lsp_server *server, const cli_settings *settings);
void lsp_server_close(lsp_server *server);

/* Returns whether the server can go on. */
static inline bool lsp_server_is_well(const lsp_server *server)
{
    return !server->failed && !server->output.failed && !server->input.out_of_memory;
}

/* Heeds the settings of the editor; tells the user which of them mean nothing. */
void lsp_server_configure(lsp_server *server, an_json object);

/* ---- documents ---- */

/* Returns the document with this URI; NULL if it is not open. */
editor_document *lsp_server_find(lsp_server *server, an_json uri);

/* Returns the document that params.textDocument.uri names; NULL if it is not open. */
editor_document *lsp_server_document(lsp_server *server, an_json params);

/* Finds the place, in that document, that params.position names, and cuts the document. Returns
 * LSP_DONE, or why it was not done: the parameters are wrong, or memory ran out. */
lsp_message lsp_server_place(lsp_server *server, an_json params, editor_document **document,
                             size_t *offset);

/* Adds a document whose places are counted in `units`. Returns NULL when memory runs out. */
editor_document *lsp_documents_add(lsp_documents *documents, editor_units units);
void lsp_documents_remove(lsp_documents *documents, editor_document *document);

/* Cuts a document, and judges its units from that of the byte `from` up to that of the byte `to`.
 * Returns LSP_DONE, or why it was not done: memory ran out, or the request was cancelled. */
lsp_message lsp_server_judge(lsp_server *server, editor_document *document, size_t from, size_t to);

/* ---- answers ---- */

/* Sends {"jsonrpc":"2.0", and what `rest` says of the message behind it. */
void lsp_server_send(lsp_server *server, const an_buffer *rest);

void lsp_server_send_error(lsp_server *server, an_json id, lsp_message error, const char *detail);
void lsp_server_send_result(lsp_server *server, an_json id, const an_buffer *result);

/* Sends a notification; `params` is JSON. */
void lsp_server_notify(lsp_server *server, const char *method, const an_buffer *params);

/* How much a message matters to the user, by the numbers of the protocol. */
typedef enum lsp_message_type { LSP_SHOWS_WARNING = 2, LSP_SHOWS_INFO = 3 } lsp_message_type;

void lsp_server_show(lsp_server *server, lsp_message_type type, const an_buffer *text);

/* ---- parts of answers that several features have ---- */

/* Put what edits of one document stand in: a WorkspaceEdit. Edits go between the two, with commas.
 */
void lsp_begin_edits(const lsp_server *server, an_buffer *out, const editor_document *document);
void lsp_end_edits(const lsp_server *server, an_buffer *out);

/* Puts a finding as a Diagnostic. */
void lsp_put_diagnostic(const lsp_server *server, an_buffer *out, editor_document *document,
                        const editor_unit *unit, const editor_finding *finding);

#endif
