/* Sends the client what was found in a document. */
#include "lsp_methods.h"

#include "say.h"
#include "text.h"

/* Maximal number of findings sent for a document, because editors are slow with more. */
enum { TOLD_MAX = 1000 };

/* Puts a diagnostic about the whole document. */
static void put_about_all(an_buffer *out, editor_document *document, editor_part part,
                          unsigned severity, const char *code, an_text told)
{
    lsp_put_comma(out);
    an__buffer_put(out, "{\"range\":");
    lsp_put_range(out, &document->text, part.at, part.at + part.size);
    an__json_put_number(out, "severity", severity);
    if (code != NULL)
        an__json_put_member(out, "code", an_text_of(code));
    an__json_put_member(out, "source", an_text_of("algnot"));
    an__json_put_member(out, "message", told);
    an_buffer_put_char(out, '}');
}

/* Puts that a document with some text has no game, and which of its words may be a move. An empty
 * document gets no such finding, because it is not written yet. */
static void put_no_game(lsp_server *server, an_buffer *out, editor_document *document)
{
    const an_buffer *bytes = &document->text.bytes;
    an_finding finding = {.code = AN_NO_GAME, .level = AN_LEVEL_ERROR};
    editor_part hint = {0};
    if (an_text_trimmed(an_buffer_text(bytes)).size == 0)
        return;
    for (size_t i = document->unit_count; i-- > 0;) {
        const editor_unit *unit = &document->units[i];
        if (unit->verdict->game_count > 0)
            return;
        if (unit->verdict->hint.size > 0)
            hint = (editor_part){unit->offset + unit->verdict->hint.at, unit->verdict->hint.size};
    }
    finding.facts.text = an_text_from(bytes->at + hint.at, hint.size);
    finding.where.size = (uint32_t)hint.size;
    an_text told = an_report_sentence(server->judge.report, &finding);
    out->failed = out->failed || told.at == NULL;
    put_about_all(out, document, hint, 1, an_code_slug(AN_NO_GAME), told);
}

/* Puts how many findings are not shown. */
static void put_left_out(const lsp_server *server, an_buffer *out, editor_document *document,
                         size_t count)
{
    char number[NUMBER_TEXT_MAX];
    an_buffer told = {0};
    if (count == 0)
        return;
    lsp_message_put(&told, server->options.language, LSP_LEFT_OUT, number_text(number, count));
    put_about_all(out, document, (editor_part){0}, 2, NULL, an_buffer_text(&told));
    an__buffer_free_part(&told, out);
}

static void put_diagnostics(lsp_server *server, an_buffer *out, editor_document *document)
{
    size_t told = 0, left_out = 0;
    for (size_t i = 0; i < document->unit_count; i++) {
        const editor_unit *unit = &document->units[i];
        left_out += unit->verdict->left_out;
        for (size_t j = 0; j < unit->verdict->finding_count; j++) {
            if (told >= TOLD_MAX) {
                left_out++;
                continue;
            }
            lsp_put_comma(out);
            lsp_put_diagnostic(server, out, document, unit, &unit->verdict->findings[j]);
            told++;
        }
    }
    put_no_game(server, out, document);
    put_left_out(server, out, document, left_out);
}

static void begin(an_buffer *out, const editor_document *document)
{
    an__buffer_put(out, "{\"uri\":");
    an__json_put_text(out, an_buffer_text(&document->uri));
    an__buffer_put(out, ",\"version\":");
    lsp_put_number(out, document->version);
    an__buffer_put(out, ",\"diagnostics\":[");
}

static void end(lsp_server *server, an_buffer *out)
{
    an__buffer_put(out, "]}");
    lsp_server_notify(server, "textDocument/publishDiagnostics", out);
    an__buffer_free(out);
}

void lsp_publish(lsp_server *server, editor_document *document)
{
    an_buffer out = {0};
    begin(&out, document);
    put_diagnostics(server, &out, document);
    end(server, &out);
    document->is_told = true;
}

void lsp_publish_nothing(lsp_server *server, const editor_document *document)
{
    an_buffer out = {0};
    begin(&out, document);
    end(server, &out);
}
