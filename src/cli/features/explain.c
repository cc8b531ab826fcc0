/* Explains findings: an action of each finding leads to what 'algnot explain' says of its code. */
#include "lsp_methods.h"

const char lsp_explain_command[] = "algnot.explain";

/* As editors show an action beside a finding by its kind, it has that of fixes. */
void lsp_put_explain_action(const lsp_server *server, an_buffer *out, an_code code)
{
    const char *slug = an_code_slug(code);
    an_buffer title = {0};
    lsp_message_put(&title, server->options.language, LSP_EXPLAIN, slug);
    an_text told = an_buffer_text(&title);
    lsp_put_comma(out);
    an__buffer_put(out, "{\"title\":");
    an__json_put_text(out, told);
    an__buffer_put(out, ",\"kind\":\"quickfix\",\"isPreferred\":false,\"command\":{\"title\":");
    an__json_put_text(out, told);
    an__json_put_member(out, "command", an_text_of(lsp_explain_command));
    an__buffer_put(out, ",\"arguments\":[");
    an__json_put_text(out, an_text_of(slug));
    an__buffer_put(out, "]}}");
    an__buffer_free_part(&title, out);
}

static void show_explanation(lsp_server *server, an_code code, const an_explanation *explanation)
{
    const char *slug = an_code_slug(code);
    an_buffer text = {0};
    lsp_message_put(&text, server->options.language, LSP_EXPLAINED, slug, explanation->meaning,
                    slug);
    lsp_server_show(server, LSP_SHOWS_INFO, &text);
    an__buffer_free(&text);
}

/* Returns the code that the only argument of the command names, or AN_OK. */
static an_code code_of(an_json arguments)
{
    size_t at = 0;
    an_json argument = {.kind = AN_JSON_NONE};
    if (arguments.kind == AN_JSON_ARRAY)
        argument = an__json_next(arguments, &at, NULL);
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++)
        if (an__json_is(argument, an_code_slug(code)))
            return code;
    return AN_OK;
}

lsp_message lsp_execute_command(lsp_server *server, an_json params, an_buffer *result)
{
    an_explanation explanation;
    an_code code = code_of(an__json_member(params, "arguments"));
    if (!an__json_is(an__json_member(params, "command"), lsp_explain_command) ||
        !an_code_explain(&explanation, code, server->options.language))
        return LSP_BAD_PARAMS;
    show_explanation(server, code, &explanation);
    an__buffer_put(result, "null");
    return LSP_DONE;
}
