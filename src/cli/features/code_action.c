/* Quick fixes: a move replaces one that cannot be played or should be written otherwise. Behind
 * them stand actions that explain what was found. */
#include "lsp_methods.h"

static const char fix_all_kind[] = "source.fixAll.algnot";

/* Returns whether `kind` is the kind that the client names, or a part of it: source.fixAll contains
 * source.fixAll.algnot, and the empty kind contains all. */
static bool is_part_of(const char *kind, an_json named)
{
    char whole[sizeof fix_all_kind] = "";
    if (an__json_is(named, ""))
        return true;
    for (size_t size = 0; kind[size] != '\0'; size++) {
        whole[size] = kind[size];
        if ((kind[size + 1] == '.' || kind[size + 1] == '\0') && an__json_is(named, whole))
            return true;
    }
    return false;
}

/* Returns whether the client wants actions of this kind. A client that sends no list wants all. */
static bool wants(an_json params, const char *kind)
{
    an_json only = an__json_member(an__json_member(params, "context"), "only"), item;
    size_t at = 0;
    if (only.kind != AN_JSON_ARRAY)
        return true;
    while ((item = an__json_next(only, &at, NULL)).kind != AN_JSON_NONE)
        if (is_part_of(kind, item))
            return true;
    return false;
}

/* ---- one fix ---- */

/* Puts the title of a fix, such as "Write 'exd4'". */
static void put_title(const lsp_server *server, an_buffer *out, an_text by)
{
    an_buffer title = {0}, move = {0};
    an_buffer_put_text(&move, by);
    an__buffer_put(&move, "");
    if (!move.failed)
        lsp_message_put(&title, server->options.language, LSP_REPLACE, move.at);
    an__json_put_text(out, an_buffer_text(&title));
    out->failed = out->failed || title.failed || move.failed;
    an__buffer_free(&title);
    an__buffer_free(&move);
}

static void put_edit(an_buffer *out, editor_document *document, const editor_unit *unit,
                     const editor_fix *fix)
{
    size_t at = unit->offset + fix->part.at;
    lsp_put_comma(out);
    lsp_put_edit(out, &document->text, at, at + fix->part.size,
                 editor_words(unit->verdict, fix->by));
}

static void put_fix(const lsp_server *server, an_buffer *out, editor_document *document,
                    const editor_unit *unit, const editor_finding *finding, const editor_fix *fix)
{
    lsp_put_comma(out);
    an__buffer_put(out, "{\"title\":");
    put_title(server, out, editor_words(unit->verdict, fix->by));
    AN_PUT_ALL(out, ",\"kind\":\"quickfix\",\"isPreferred\":", fix->is_certain ? "true" : "false",
               ",\"diagnostics\":[");
    lsp_put_diagnostic(server, out, document, unit, finding);
    an__buffer_put(out, "],\"edit\":");
    lsp_begin_edits(server, out, document);
    put_edit(out, document, unit, fix);
    lsp_end_edits(server, out);
    an_buffer_put_char(out, '}');
}

/* Puts the fixes of all findings that overlap the range from `from` to `to`, then for each of their
 * codes the action that explains it. */
static void put_actions(const lsp_server *server, an_buffer *out, editor_document *document,
                        size_t from, size_t to)
{
    bool is_found[AN_CODE_COUNT] = {false};
    for (size_t i = editor_document_unit_at(document, from > 0 ? from - 1 : 0);
         i < document->unit_count && document->units[i].offset <= to; i++) {
        const editor_unit *unit = &document->units[i];
        for (size_t j = 0; j < unit->verdict->finding_count; j++) {
            const editor_finding *finding = &unit->verdict->findings[j];
            size_t at = unit->offset + finding->part.at;
            bool is_touched = at <= to && at + finding->part.size >= from;
            for (size_t k = 0; is_touched && k < finding->fix_count; k++)
                put_fix(server, out, document, unit, finding,
                        &unit->verdict->fixes[finding->fix + k]);
            is_found[finding->code] |= is_touched;
        }
    }
    for (an_code code = AN_OK; code < AN_CODE_COUNT; code++)
        if (is_found[code])
            lsp_put_explain_action(server, out, code);
}

/* ---- all certain fixes at once ---- */

/* Returns whether the fix of a finding belongs to those that are made at once: it must certainly
 * mend an error. The spelling of a correct move is left to formatting. */
static bool is_for_all(const editor_verdict *verdict, const editor_finding *finding)
{
    return finding->level == AN_LEVEL_ERROR && finding->fix_count > 0 &&
           verdict->fixes[finding->fix].is_certain;
}

/* Puts an edit for each error whose likeliest fix is certain. No two edits change the same word.
 * Returns the number of edits. */
static size_t put_certain(an_buffer *out, editor_document *document)
{
    size_t count = 0, done = 0;
    for (size_t i = 0; i < document->unit_count; i++) {
        const editor_unit *unit = &document->units[i];
        for (size_t j = 0; j < unit->verdict->finding_count; j++) {
            const editor_finding *finding = &unit->verdict->findings[j];
            if (!is_for_all(unit->verdict, finding))
                continue;
            const editor_fix *fix = &unit->verdict->fixes[finding->fix];
            size_t at = unit->offset + fix->part.at;
            if (count > 0 && at < done)
                continue;
            done = at + fix->part.size;
            put_edit(out, document, unit, fix);
            count++;
        }
    }
    return count;
}

static void put_fix_all(const lsp_server *server, an_buffer *out, editor_document *document)
{
    size_t before = out->size;
    lsp_put_comma(out);
    an__buffer_put(out, "{\"title\":");
    an__json_put_text(out, an_text_of(lsp_message_text(server->options.language, LSP_FIX_ALL)));
    an__json_put_member(out, "kind", an_text_of(fix_all_kind));
    an__buffer_put(out, ",\"edit\":");
    lsp_begin_edits(server, out, document);
    size_t count = put_certain(out, document);
    lsp_end_edits(server, out);
    an_buffer_put_char(out, '}');
    if (count == 0)
        out->size = before;
}

lsp_message lsp_code_action(lsp_server *server, an_json params, an_buffer *result)
{
    editor_document *document = lsp_server_document(server, params);
    bool wants_all = wants(params, fix_all_kind);
    size_t from, to;
    if (document == NULL)
        return LSP_UNKNOWN_DOCUMENT;
    if (!lsp_read_range(&from, &to, &document->text, an__json_member(params, "range")))
        return LSP_BAD_PARAMS;
    lsp_message answer = lsp_server_judge(server, document, wants_all || from == 0 ? 0 : from - 1,
                                          wants_all ? SIZE_MAX : to);
    if (answer != LSP_DONE)
        return answer;
    an_buffer_put_char(result, '[');
    if (wants(params, "quickfix"))
        put_actions(server, result, document, from, to);
    if (wants_all)
        put_fix_all(server, result, document);
    an_buffer_put_char(result, ']');
    return LSP_DONE;
}
