/* Opens, edits and closes documents. */
#include "lsp_methods.h"

static lsp_message replace_all(editor_document *document, an_json text)
{
    an_buffer bytes = {0};
    if (!an__json_put_content(&bytes, text))
        return LSP_BAD_PARAMS;
    bool is_edited = !bytes.failed && editor_document_edit(document, 0, document->text.bytes.size,
                                                           an_buffer_text(&bytes));
    an__buffer_free(&bytes);
    return is_edited ? LSP_DONE : LSP_OUT_OF_MEMORY;
}

static void take_version(editor_document *document, an_json named)
{
    an__json_integer(&document->version, an__json_member(named, "version"));
}

lsp_message lsp_did_open(lsp_server *server, an_json params, an_buffer *result)
{
    an_json named = an__json_member(params, "textDocument"), uri = an__json_member(named, "uri");
    an_json text = an__json_member(named, "text");
    editor_document *document = lsp_server_find(server, uri);
    (void)result;
    if (uri.kind != AN_JSON_STRING || text.kind != AN_JSON_STRING)
        return LSP_BAD_PARAMS;
    if (document == NULL) {
        document = lsp_documents_add(&server->documents, server->units);
        if (document == NULL)
            return LSP_OUT_OF_MEMORY;
        an__json_put_content(&document->uri, uri);
    }
    take_version(document, named);
    return document->uri.failed ? LSP_OUT_OF_MEMORY : replace_all(document, text);
}

/* Makes one change. A change without a range replaces the whole text. */
static lsp_message change(editor_document *document, an_json part)
{
    size_t from, to;
    an_buffer bytes = {0};
    an_json range = an__json_member(part, "range"), text = an__json_member(part, "text");
    if (range.kind == AN_JSON_NONE)
        return replace_all(document, text);
    if (!lsp_read_range(&from, &to, &document->text, range) || !an__json_put_content(&bytes, text))
        return LSP_BAD_PARAMS;
    bool is_edited =
        !bytes.failed && editor_document_edit(document, from, to, an_buffer_text(&bytes));
    an__buffer_free(&bytes);
    return is_edited ? LSP_DONE : LSP_OUT_OF_MEMORY;
}

/* After a change that makes no sense the text is unknown, and the document is closed. */
lsp_message lsp_did_change(lsp_server *server, an_json params, an_buffer *result)
{
    editor_document *document = lsp_server_document(server, params);
    an_json changes = an__json_member(params, "contentChanges"), part;
    lsp_message answer = changes.kind == AN_JSON_ARRAY ? LSP_DONE : LSP_BAD_PARAMS;
    size_t at = 0;
    (void)result;
    if (document == NULL)
        return LSP_UNKNOWN_DOCUMENT;
    while (answer == LSP_DONE && (part = an__json_next(changes, &at, NULL)).kind != AN_JSON_NONE)
        answer = change(document, part);
    take_version(document, an__json_member(params, "textDocument"));
    if (answer == LSP_BAD_PARAMS) {
        lsp_publish_nothing(server, document);
        lsp_documents_remove(&server->documents, document);
    }
    return answer;
}

/* The findings of a document are removed from the client when it is closed. */
lsp_message lsp_did_close(lsp_server *server, an_json params, an_buffer *result)
{
    editor_document *document = lsp_server_document(server, params);
    (void)result;
    if (document == NULL)
        return LSP_UNKNOWN_DOCUMENT;
    lsp_publish_nothing(server, document);
    lsp_documents_remove(&server->documents, document);
    return LSP_DONE;
}
