/* The state of the language server, and how it speaks to its client. */
#include "lsp_server.h"

#include <stdlib.h>

#include "escape.h"
#include "say.h"
#include "text.h"

static void refuse(void *context, lsp_message error, const char *detail)
{
    lsp_server_send_error(context, (an_json){.kind = AN_JSON_NONE}, error, detail);
}

/* Judges all documents anew, as the options have changed. */
static void take_options(lsp_server *server)
{
    editor_rules rules = lsp_options_rules(&server->options);
    if (!editor_judge_open(&server->judge, &rules))
        server->failed = true;
    for (size_t i = 0; i < server->documents.count; i++)
        editor_document_forget(&server->documents.list[i]);
}

bool lsp_server_open(lsp_server *server, const cli_settings *settings)
{
    *server = (lsp_server){.settings = settings, .input = {.file = stdin, .refuse = refuse}};
    server->input.context = server;
    output_open_at(&server->output, NULL);
    if (!lsp_options_read(&server->options, settings))
        return false;
    take_options(server);
    return !server->failed || say(SAY_OUT_OF_MEMORY);
}

void lsp_server_close(lsp_server *server)
{
    for (size_t i = 0; i < server->documents.count; i++)
        editor_document_free(&server->documents.list[i]);
    free(server->documents.list);
    lsp_input_free(&server->input);
    editor_judge_close(&server->judge);
}

static void refuse_option(void *context, an_text value, const char *name)
{
    lsp_server *server = context;
    an_buffer shown = {0}, text = {0};
    an__put_escaped(&shown, value);
    an__buffer_put(&shown, "");
    if (!shown.failed)
        lsp_message_put(&text, server->options.language, LSP_BAD_OPTION, shown.at, name);
    text.failed = text.failed || shown.failed;
    lsp_server_show(server, LSP_SHOWS_WARNING, &text);
    an__buffer_free(&shown);
    an__buffer_free(&text);
}

void lsp_server_configure(lsp_server *server, an_json object)
{
    if (!lsp_options_take(&server->options, object, refuse_option, server))
        server->failed = true;
    take_options(server);
}

/* ---- documents ---- */

editor_document *lsp_server_find(lsp_server *server, an_json uri)
{
    an_buffer name = {0};
    editor_document *found = NULL;
    if (!an__json_put_content(&name, uri))
        return NULL;
    for (size_t i = 0; i < server->documents.count && !name.failed; i++) {
        const an_buffer *other = &server->documents.list[i].uri;
        if (an_text_equal(an_buffer_text(&name), an_buffer_text(other)))
            found = &server->documents.list[i];
    }
    /* one that was not looked for is not one that is not open */
    server->failed = server->failed || name.failed;
    an__buffer_free(&name);
    return found;
}

editor_document *lsp_server_document(lsp_server *server, an_json params)
{
    an_json named = an__json_member(params, "textDocument");
    return lsp_server_find(server, an__json_member(named, "uri"));
}

lsp_message lsp_server_place(lsp_server *server, an_json params, editor_document **document,
                             size_t *offset)
{
    *document = lsp_server_document(server, params);
    if (*document == NULL)
        return LSP_UNKNOWN_DOCUMENT;
    bool is_read = lsp_read_place(offset, &(*document)->text, an__json_member(params, "position"));
    if (!is_read)
        return LSP_BAD_PARAMS;
    return editor_document_cut(*document) ? LSP_DONE : LSP_OUT_OF_MEMORY;
}

editor_document *lsp_documents_add(lsp_documents *documents, editor_units units)
{
    if (!AN_ARRAY_RESERVE(documents->list, documents->capacity, documents->count))
        return NULL;
    editor_document *document = &documents->list[documents->count++];
    *document = (editor_document){.text.units = units};
    return document;
}

void lsp_documents_remove(lsp_documents *documents, editor_document *document)
{
    editor_document_free(document);
    *document = documents->list[--documents->count];
}

lsp_message lsp_server_judge(lsp_server *server, editor_document *document, size_t from, size_t to)
{
    if (!editor_document_cut(document))
        return LSP_OUT_OF_MEMORY;
    for (size_t i = editor_document_unit_at(document, from);
         (i = editor_document_unjudged(document, i)) < document->unit_count &&
         document->units[i].offset <= to;) {
        if (!editor_judge_unit(&server->judge, document, &document->units[i]))
            return LSP_OUT_OF_MEMORY;
        if (server->request.kind != AN_JSON_NONE &&
            lsp_input_cancels(&server->input, server->request))
            return LSP_CANCELLED;
    }
    return LSP_DONE;
}

/* ---- answers ---- */

void lsp_server_send(lsp_server *server, const an_buffer *rest)
{
    static const char begin[] = "{\"jsonrpc\":\"2.0\",";
    an_buffer head = {.failed = rest->failed};
    an__buffer_put(&head, "Content-Length: ");
    an__buffer_put_number(&head, strlen(begin) + rest->size);
    AN_PUT_ALL(&head, "\r\n\r\n", begin);
    if (head.failed) {
        server->failed = true;
    } else if (!server->failed) {
        output_write(&server->output, an_buffer_text(&head));
        output_write(&server->output, an_buffer_text(rest));
        output_flush(&server->output);
    }
    an__buffer_free(&head);
}

static void put_id(an_buffer *out, an_json id)
{
    an__buffer_put(out, "\"id\":");
    if (id.kind == AN_JSON_NONE)
        an__buffer_put(out, "null");
    else
        an_buffer_put_text(out, id.text);
}

void lsp_server_send_error(lsp_server *server, an_json id, lsp_message error, const char *detail)
{
    an_buffer out = {0}, shown = {0}, text = {0};
    an__put_escaped(&shown, an_text_of(detail));
    an__buffer_put(&shown, "");
    if (!shown.failed)
        lsp_message_put(&text, server->options.language, error, shown.at);
    put_id(&out, id);
    an__buffer_put(&out, ",\"error\":{\"code\":");
    lsp_put_number(&out, lsp_error_code(error));
    an__json_put_member(&out, "message", an_buffer_text(&text));
    an__buffer_put(&out, "}}");
    out.failed = out.failed || shown.failed || text.failed;
    lsp_server_send(server, &out);
    an__buffer_free(&out);
    an__buffer_free(&shown);
    an__buffer_free(&text);
}

void lsp_server_send_result(lsp_server *server, an_json id, const an_buffer *result)
{
    an_buffer out = {0};
    if (result->failed) {
        lsp_server_send_error(server, id, LSP_OUT_OF_MEMORY, "");
        return;
    }
    put_id(&out, id);
    an__buffer_put(&out, ",\"result\":");
    an_buffer_put_text(&out, an_buffer_text(result));
    an__buffer_put(&out, "}");
    lsp_server_send(server, &out);
    an__buffer_free(&out);
}

void lsp_server_notify(lsp_server *server, const char *method, const an_buffer *params)
{
    an_buffer out = {.failed = params->failed};
    AN_PUT_ALL(&out, "\"method\":\"", method, "\",\"params\":");
    an_buffer_put_text(&out, an_buffer_text(params));
    an__buffer_put(&out, "}");
    lsp_server_send(server, &out);
    an__buffer_free(&out);
}

void lsp_server_show(lsp_server *server, lsp_message_type type, const an_buffer *text)
{
    an_buffer params = {.failed = text->failed};
    an__buffer_put(&params, "{\"type\":");
    lsp_put_number(&params, type);
    an__buffer_put(&params, ",\"message\":");
    an__json_put_text(&params, an_buffer_text(text));
    an__buffer_put(&params, "}");
    lsp_server_notify(server, "window/showMessage", &params);
    an__buffer_free(&params);
}

/* ---- parts of answers that several features have ---- */

static an_text uri_of(const editor_document *document)
{
    return an_buffer_text(&document->uri);
}

void lsp_begin_edits(const lsp_server *server, an_buffer *out, const editor_document *document)
{
    if (server->client.has_versions) {
        an__buffer_put(out, "{\"documentChanges\":[{\"textDocument\":{\"version\":");
        lsp_put_number(out, document->version);
        an__json_put_member(out, "uri", uri_of(document));
        an__buffer_put(out, "},\"edits\":[");
    } else {
        an__buffer_put(out, "{\"changes\":{");
        an__json_put_text(out, uri_of(document));
        an__buffer_put(out, ":[");
    }
}

void lsp_end_edits(const lsp_server *server, an_buffer *out)
{
    an__buffer_put(out, server->client.has_versions ? "]}]}" : "]}}");
}

static void put_related(const lsp_server *server, an_buffer *out, editor_document *document,
                        const editor_unit *unit, editor_part part)
{
    const char *compare = lsp_message_text(server->options.language, LSP_COMPARE);
    size_t at = unit->offset + part.at;
    an__buffer_put(out, ",\"relatedInformation\":[{\"location\":{\"uri\":");
    an__json_put_text(out, uri_of(document));
    an__buffer_put(out, ",\"range\":");
    lsp_put_range(out, &document->text, at, at + part.size);
    an_buffer_put_char(out, '}');
    an__json_put_member(out, "message", an_text_of(compare));
    an__buffer_put(out, "}]");
}

void lsp_put_diagnostic(const lsp_server *server, an_buffer *out, editor_document *document,
                        const editor_unit *unit, const editor_finding *finding)
{
    static const unsigned severities[] = {
        [AN_LEVEL_NOTE] = 3, [AN_LEVEL_WARNING] = 2, [AN_LEVEL_ERROR] = 1};
    size_t at = unit->offset + finding->part.at;
    an__buffer_put(out, "{\"range\":");
    lsp_put_range(out, &document->text, at, at + finding->part.size);
    an__json_put_number(out, "severity", severities[finding->level]);
    an__json_put_member(out, "code", an_text_of(an_code_slug(finding->code)));
    an__json_put_member(out, "source", an_text_of("algnot"));
    an__json_put_member(out, "message", editor_words(unit->verdict, finding->message));
    if (finding->other.size > 0)
        put_related(server, out, document, unit, finding->other);
    an_buffer_put_char(out, '}');
}
