/* What the language server does: the methods of the protocol, one file a feature. */
#ifndef AN_CLI_LSP_METHODS_H
#define AN_CLI_LSP_METHODS_H

#include "lsp_server.h"

/*
 * Handles a request: puts the result, as JSON, and returns LSP_DONE; or returns the error. What was
 * put is then of no use. Notifications put nothing.
 */
typedef lsp_message lsp_method(lsp_server *server, an_json params, an_buffer *result);

/* lifecycle.c */
lsp_method lsp_initialize, lsp_initialized, lsp_shutdown, lsp_exit, lsp_configure;

/* Takes the answer to a request of the server: the settings of the editor. */
void lsp_take_answer(lsp_server *server, an_json result);

/* synchronization.c */
lsp_method lsp_did_open, lsp_did_change, lsp_did_close;

/* each in a file of its name */
lsp_method lsp_code_action, lsp_hover, lsp_inlay_hint, lsp_document_symbol, lsp_formatting,
    lsp_completion;

/* rename.c */
lsp_method lsp_prepare_rename, lsp_rename;

/* diagnostics.c: tells the client what was found in a document, whose units must all be judged. */
void lsp_publish(lsp_server *server, editor_document *document);

/* Takes back what was told of a document. */
void lsp_publish_nothing(lsp_server *server, const editor_document *document);

#endif
