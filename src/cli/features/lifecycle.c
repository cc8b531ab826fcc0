/* Begins and ends the conversation with a client, and takes its settings. */
#include "lsp_methods.h"

/* ---- initialize ---- */

static an_json member_at(an_json object, const char *const *keys)
{
    for (; *keys != NULL; keys++)
        object = an__json_member(object, *keys);
    return object;
}

static bool is_true(an_json params, const char *const *keys)
{
    return member_at(params, keys).kind == AN_JSON_TRUE;
}

/* The path of a capability in the parameters that the client sends. */
#define PATH(...) ((const char *const[]){"capabilities", __VA_ARGS__, NULL})

static lsp_client client_of(an_json params)
{
    an_json formats = member_at(params, PATH("textDocument", "hover", "contentFormat"));
    return (lsp_client){
        .reads_markdown = lsp_has_string(formats, "markdown"),
        .has_symbol_trees = is_true(
            params, PATH("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport")),
        .has_versions = is_true(params, PATH("workspace", "workspaceEdit", "documentChanges")),
        .has_configuration = is_true(params, PATH("workspace", "configuration")),
        .has_preparation = is_true(params, PATH("textDocument", "rename", "prepareSupport"))};
}

/* The client lists the encodings that it supports, the preferred ones first. All clients support
 * UTF-16. */
static editor_units units_of(an_json params)
{
    an_json encodings = member_at(params, PATH("general", "positionEncodings")), item;
    size_t at = 0;
    if (encodings.kind != AN_JSON_ARRAY)
        return EDITOR_UTF_16;
    while ((item = an__json_next(encodings, &at, NULL)).kind != AN_JSON_NONE) {
        if (an__json_is(item, "utf-8"))
            return EDITOR_UTF_8;
        if (an__json_is(item, "utf-16"))
            return EDITOR_UTF_16;
    }
    return EDITOR_UTF_16;
}

static void put_capabilities(const lsp_server *server, an_buffer *out)
{
    AN_PUT_ALL(
        out, "{\"positionEncoding\":", server->units == EDITOR_UTF_8 ? "\"utf-8\"" : "\"utf-16\"");
    an__buffer_put(out, ",\"textDocumentSync\":{\"openClose\":true,\"change\":2}"
                        ",\"hoverProvider\":true,\"inlayHintProvider\":true"
                        ",\"documentSymbolProvider\":true,\"documentFormattingProvider\":true"
                        ",\"completionProvider\":{},\"renameProvider\":");
    an__buffer_put(out, server->client.has_preparation ? "{\"prepareProvider\":true}" : "true");
    an__buffer_put(out, ",\"codeActionProvider\":{\"codeActionKinds\":[\"quickfix\","
                        "\"source.fixAll.algnot\"]},\"executeCommandProvider\":{\"commands\":[\"");
    AN_PUT_ALL(out, lsp_explain_command, "\"]}}");
}

lsp_message lsp_initialize(lsp_server *server, an_json params, an_buffer *result)
{
    server->client = client_of(params);
    server->units = units_of(params);
    lsp_options_take_locale(&server->options, server->settings, an__json_member(params, "locale"));
    server->phase = LSP_PHASE_RUNNING;
    lsp_server_configure(server, an__json_member(params, "initializationOptions"));
    an__buffer_put(result, "{\"capabilities\":");
    put_capabilities(server, result);
    AN_PUT_ALL(result, ",\"serverInfo\":{\"name\":\"algnot\",\"version\":\"", an_version(), "\"}}");
    return LSP_DONE;
}

/* ---- settings ---- */

/* The server never has more than one open request, so that its id is always the same. */
static void ask_for_settings(lsp_server *server)
{
    an_buffer out = {0};
    if (!server->client.has_configuration)
        return;
    an__buffer_put(&out, "\"id\":\"settings\",\"method\":\"workspace/configuration\",\"params\":"
                         "{\"items\":[{\"section\":\"algnot\"}]}}");
    lsp_server_send(server, &out);
    an__buffer_free(&out);
}

void lsp_take_answer(lsp_server *server, an_json result)
{
    size_t at = 0;
    if (result.kind == AN_JSON_ARRAY)
        lsp_server_configure(server, an__json_next(result, &at, NULL));
}

lsp_message lsp_initialized(lsp_server *server, an_json params, an_buffer *result)
{
    (void)params, (void)result;
    ask_for_settings(server);
    return LSP_DONE;
}

/* Some clients send the new settings; others only say that the server must ask for them. */
lsp_message lsp_configure(lsp_server *server, an_json params, an_buffer *result)
{
    an_json told = an__json_member(params, "settings"), own = an__json_member(told, "algnot");
    (void)result;
    if (told.kind == AN_JSON_OBJECT)
        lsp_server_configure(server, own.kind == AN_JSON_NONE ? told : own);
    else
        ask_for_settings(server);
    return LSP_DONE;
}

/* ---- the end ---- */

lsp_message lsp_shutdown(lsp_server *server, an_json params, an_buffer *result)
{
    (void)params;
    server->phase = LSP_PHASE_SHUT_DOWN;
    an__buffer_put(result, "null");
    return LSP_DONE;
}

lsp_message lsp_exit(lsp_server *server, an_json params, an_buffer *result)
{
    (void)params, (void)result;
    server->is_orderly = server->phase == LSP_PHASE_SHUT_DOWN;
    server->phase = LSP_PHASE_OVER;
    return LSP_DONE;
}
