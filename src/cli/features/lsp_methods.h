/* What the language server does: the methods of the protocol, with a file for each feature. */
#ifndef AN_CLI_LSP_METHODS_H
#define AN_CLI_LSP_METHODS_H

#include "lsp_server.h"

/*
 * Handles a request: puts the result, as JSON, in *result and returns LSP_DONE, or returns an
 * error. After an error, discard what was put. For a notification nothing is put.
 */
typedef lsp_message lsp_method(lsp_server *server, an_json params, an_buffer *result);

/* lifecycle.c */
lsp_method lsp_initialize, lsp_initialized, lsp_shutdown, lsp_exit, lsp_configure;

/* Processes the answer to the only request of the server: the settings of the editor. */
void lsp_take_answer(lsp_server *server, an_json result);

/* synchronization.c */
lsp_method lsp_did_open, lsp_did_change, lsp_did_close;

/* each in a file named after it */
lsp_method lsp_code_action, lsp_hover, lsp_inlay_hint, lsp_document_symbol, lsp_formatting,
    lsp_completion;

/* explain.c: the only command of the server explains a finding. */
extern const char lsp_explain_command[];
lsp_method lsp_execute_command;

/* explain.c: puts an action that runs the command for a finding with this code. */
void lsp_put_explain_action(const lsp_server *server, an_buffer *out, an_code code);

/* rename.c */
lsp_method lsp_prepare_rename, lsp_rename;

/* diagnostics.c: sends the client all findings in a document. All its units must be judged. */
void lsp_publish(lsp_server *server, editor_document *document);

/* diagnostics.c: tells the client that a document has no findings any more. */
void lsp_publish_nothing(lsp_server *server, const editor_document *document);

#endif
