/* Rewrites the games of a document as PGN, as algnot convert --layout=pgn does. A game that could
 * not be written completely stays unchanged. */
#include "lsp_methods.h"

#include "lines.h"
#include "say.h"
#include "tag_checks.h"
#include "text.h"
#include "token.h"

/* Returns whether a game with this finding could not be written completely. */
static bool is_obstacle(const an_game *game, const an_finding *finding)
{
    an_group group = an_code_group(finding->code);
    bool is_error = finding->level == AN_LEVEL_ERROR &&
                    (group == AN_GROUP_READING || group == AN_GROUP_LEGALITY ||
                     finding->code == AN_BAD_FEN || finding->code == AN_ILLEGAL_POSITION);
    return is_error || finding->code == AN_UNSUPPORTED_VARIANT ||
           finding->code == AN_EMPTY_VARIATION || an__loses_value(game, finding);
}

static bool is_whole(const an_judgement *judgement)
{
    for (size_t i = 0; i < judgement->findings.count; i++)
        if (is_obstacle(judgement->game, &judgement->findings.list[i]))
            return false;
    return judgement->findings.unlisted == NULL;
}

/* The state of formatting a document. */
typedef struct formatting {
    lsp_server *server;
    editor_document *document;
    an_scribe *scribe;
    an_text line_end; /* line end of the first line */
    an_buffer text;   /* a rewritten game, with these line ends */
    size_t kept;      /* number of games that stay unchanged */
} formatting;

/* Returns the line end of the first line. Rewritten games get the same one. */
static an_text line_end_of(const editor_text *text)
{
    size_t end = editor_text_line_end(text, 0);
    size_t size = an__line_end_size(editor_text_part(text, end, text->bytes.size));
    return size > 0 ? editor_text_part(text, end, end + size) : an_text_of("\n");
}

/* Takes a game that the scribe has written, and gives it the line ends of the document. */
static void take_written(formatting *f, an_text written)
{
    an__buffer_clear(&f->text);
    while (written.size > 0) {
        size_t size = an__line_size(written);
        an_buffer_put_text(&f->text, an_text_from(written.at, size));
        written = an_text_after(written, size);
        size_t end = an__line_end_size(written);
        if (end > 0)
            an_buffer_put_text(&f->text, f->line_end);
        written = an_text_after(written, end);
    }
}

/* Puts the edit that turns a game into what the scribe has written. Puts nothing if they are equal.
 * Returns false when memory runs out. */
static bool put_game(formatting *f, an_buffer *out, const an_judgement *judgement, size_t offset)
{
    an_text game = judgement->game->bytes;
    an_text written = an_text_from(NULL, 0);
    bool is_kept = !is_whole(judgement);
    if (!is_kept) {
        written = an_scribe_write(f->scribe, judgement);
        if (written.at == NULL)
            return false;
        is_kept = an_scribe_braces_lost(f->scribe) > 0;
    }
    f->kept += is_kept;
    if (is_kept)
        return true;
    take_written(f, written);
    an_text due = an_buffer_text(&f->text);
    if (!f->text.failed && !an_text_equal(due, game)) {
        lsp_put_comma(out);
        lsp_put_edit(out, &f->document->text, offset, offset + game.size, due);
    }
    return !f->text.failed;
}

static lsp_message put_unit(formatting *f, an_buffer *out, const editor_unit *unit)
{
    an_game game;
    an_judgement judgement;
    an_code code;
    editor_judge *judge = &f->server->judge;
    if (!editor_judge_take(judge, f->document, unit))
        return LSP_OUT_OF_MEMORY;
    while ((code = editor_judge_next(judge, EDITOR_WRITING, &game, &judgement)) == AN_OK) {
        size_t offset = unit->offset + editor_judge_offset(judge, unit, &game);
        if (an_is_judged(&game) && !put_game(f, out, &judgement, offset))
            return LSP_OUT_OF_MEMORY;
    }
    if (code == AN_OUT_OF_MEMORY)
        return LSP_OUT_OF_MEMORY;
    return lsp_input_cancels(&f->server->input, f->server->request) ? LSP_CANCELLED : LSP_DONE;
}

static void tell_kept(const formatting *f)
{
    char number[NUMBER_TEXT_MAX];
    an_buffer text = {0};
    if (f->kept == 0)
        return;
    lsp_message_put(&text, f->server->options.language, LSP_KEPT, number_text(number, f->kept));
    lsp_server_show(f->server, LSP_SHOWS_WARNING, &text);
    an__buffer_free(&text);
}

lsp_message lsp_formatting(lsp_server *server, an_json params, an_buffer *result)
{
    enum { WIDTH = 79 };
    const an_write_options options = {
        .notation = server->options.formatted, .layout = AN_LAYOUT_PGN, .width = WIDTH};
    formatting f = {.server = server, .document = lsp_server_document(server, params)};
    lsp_message answer = LSP_DONE;
    if (f.document == NULL)
        return LSP_UNKNOWN_DOCUMENT;
    f.scribe = an_scribe_open(&options);
    f.line_end = line_end_of(&f.document->text);
    if (f.scribe == NULL || !editor_document_cut(f.document))
        answer = LSP_OUT_OF_MEMORY;
    an_buffer_put_char(result, '[');
    for (size_t i = 0; answer == LSP_DONE && i < f.document->unit_count; i++)
        answer = put_unit(&f, result, &f.document->units[i]);
    an_buffer_put_char(result, ']');
    if (answer == LSP_DONE)
        tell_kept(&f);
    an_scribe_close(f.scribe);
    an__buffer_free(&f.text);
    return answer;
}
