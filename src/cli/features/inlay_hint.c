/* Hints behind moves that show how the reader would write them. A word that was read as another
 * move than the one it says gets no hint. */
#include "lsp_methods.h"

#include "editor_replay.h"
#include "text.h"
#include "token.h"

/* Writes the last move in the reader's language, with the same conventions, if that differs from
 * the language of the game. Returns its size, or 0 if no hint is needed. */
static size_t write_hint(char *out, const an_board *board, const an_notation *own,
                         const an_notation *to)
{
    char as_own[AN_SAN_MAX];
    an_notation same = *to;
    if (own->language != NULL)
        same.language = own->language;
    if (own->language == NULL || to->language == NULL)
        same = *own;
    size_t size = an_move_write(out, &board->before, board->move, to);
    an_text here = an_text_from(as_own, an_move_write(as_own, &board->before, board->move, &same));
    return an_text_equal(here, an_text_from(out, size)) ? 0 : size;
}

static void put_hint(an_buffer *out, editor_document *document, size_t at, an_text label)
{
    lsp_put_comma(out);
    an__buffer_put(out, "{\"position\":");
    lsp_put_place(out, &document->text, at);
    an__json_put_member(out, "label", label);
    an__buffer_put(out, ",\"paddingLeft\":true}");
}

/* Puts the hints of a game that lie within a range of the text. Returns false when memory runs
 * out. */
static bool put_game(const lsp_server *server, an_buffer *out, editor_document *document,
                     const editor_found *found, size_t from, size_t to)
{
    char label[AN_SAN_MAX];
    const an_judgement *judgement = &found->judgement;
    editor_replay replay = {.judgement = judgement};
    const an_token *token;
    if (judgement->notation == NULL)
        return true;
    while ((token = editor_replay_next(&replay, to - found->offset)) != NULL) {
        size_t end = found->offset + token->offset + token->size, size;
        const editor_line *line = &replay.lines[replay.line_count - 1];
        const an_ply *ply = &judgement->plies[token - found->game.tokens];
        if (end < from || !ply->is_played || ply->is_mended || line->is_lost)
            continue;
        size = write_hint(label, &line->board, judgement->notation, &server->options.to);
        if (size > 0)
            put_hint(out, document, end, an_text_from(label, size));
    }
    bool is_whole = !replay.out_of_memory;
    editor_replay_free(&replay);
    return is_whole;
}

/* Puts the hints of a unit. */
static lsp_message put_unit(lsp_server *server, an_buffer *out, editor_document *document,
                            const editor_unit *unit, size_t from, size_t to)
{
    editor_found found = {.unit = unit};
    an_code code;
    if (!editor_judge_take(&server->judge, document, unit))
        return LSP_OUT_OF_MEMORY;
    while ((code = editor_judge_next(&server->judge, EDITOR_MOVES, &found.game,
                                     &found.judgement)) == AN_OK) {
        found.offset = unit->offset + editor_judge_offset(&server->judge, unit, &found.game);
        if (an_is_judged(&found.game) && found.offset < to &&
            found.offset + found.game.bytes.size > from &&
            !put_game(server, out, document, &found, from, to))
            return LSP_OUT_OF_MEMORY;
    }
    return code == AN_OUT_OF_MEMORY                             ? LSP_OUT_OF_MEMORY
           : lsp_input_cancels(&server->input, server->request) ? LSP_CANCELLED
                                                                : LSP_DONE;
}

lsp_message lsp_inlay_hint(lsp_server *server, an_json params, an_buffer *result)
{
    editor_document *document = lsp_server_document(server, params);
    lsp_message answer = LSP_DONE;
    size_t from, to;
    if (document == NULL)
        return LSP_UNKNOWN_DOCUMENT;
    if (!lsp_read_range(&from, &to, &document->text, an__json_member(params, "range")))
        return LSP_BAD_PARAMS;
    if (!editor_document_cut(document))
        return LSP_OUT_OF_MEMORY;
    an_buffer_put_char(result, '[');
    for (size_t i = editor_document_unit_at(document, from);
         answer == LSP_DONE && i < document->unit_count && document->units[i].offset < to; i++)
        answer = put_unit(server, result, document, &document->units[i], from, to);
    an_buffer_put_char(result, ']');
    return answer;
}
