/* Lists the games of a document for its outline. */
#include "extremes.h"
#include "lsp_methods.h"

#include "say.h"
#include "text.h"

enum { SYMBOL_EVENT = 24 };

static bool is_known(an_text name)
{
    return name.size > 0 && !an_text_is(name, "?");
}

/* Puts "White – Black, result", or the number of the game if neither player is known. */
static void put_title(const lsp_server *server, an_buffer *out, const editor_verdict *verdict,
                      const editor_game *game, uint64_t number)
{
    char text[NUMBER_TEXT_MAX];
    an_text white = editor_words(verdict, game->names[AN_WHITE]),
            black = editor_words(verdict, game->names[AN_BLACK]);
    if (is_known(white) || is_known(black)) {
        an_buffer_put_text(out, is_known(white) ? white : an_text_of("?"));
        an__buffer_put(out, " – ");
        an_buffer_put_text(out, is_known(black) ? black : an_text_of("?"));
    } else {
        lsp_message_put(out, server->options.language, LSP_GAME, number_text(text, number));
    }
    if (game->result != AN_NO_RESULT)
        AN_PUT_ALL(out, ", ", an_result_name(game->result));
}

/* Puts the ranges of a symbol: the game without white space at its end, and its first line. */
static void put_ranges(const lsp_server *server, an_buffer *out, editor_document *document,
                       const editor_unit *unit, const editor_game *game)
{
    editor_text *text = &document->text;
    size_t start = unit->offset + game->start, end = unit->offset + game->part.at + game->part.size;
    while (end > start && an_is_space(text->bytes.at[end - 1]))
        end--;
    size_t line_end = editor_text_line_end(text, editor_text_line_of(text, start));
    if (!server->client.has_symbol_trees) {
        an__buffer_put(out, ",\"location\":{\"uri\":");
        an__json_put_text(out, an_buffer_text(&document->uri));
        an__buffer_put(out, ",\"range\":");
        lsp_put_range(out, text, start, end);
        an_buffer_put_char(out, '}');
        return;
    }
    an__buffer_put(out, ",\"range\":");
    lsp_put_range(out, text, start, end);
    an__buffer_put(out, ",\"selectionRange\":");
    lsp_put_range(out, text, start, an_smaller(line_end, end));
}

static void put_symbol(const lsp_server *server, an_buffer *out, editor_document *document,
                       const editor_unit *unit, const editor_game *game, uint64_t number)
{
    an_buffer title = {0};
    put_title(server, &title, unit->verdict, game, number);
    lsp_put_comma(out);
    an__buffer_put(out, "{\"name\":");
    an__json_put_text(out, an_buffer_text(&title));
    an__json_put_number(out, "kind", SYMBOL_EVENT);
    put_ranges(server, out, document, unit, game);
    an_buffer_put_char(out, '}');
    an__buffer_free_part(&title, out);
}

lsp_message lsp_document_symbol(lsp_server *server, an_json params, an_buffer *result)
{
    editor_document *document = lsp_server_document(server, params);
    uint64_t number = 0;
    if (document == NULL)
        return LSP_UNKNOWN_DOCUMENT;
    lsp_message answer = lsp_server_judge(server, document, 0, SIZE_MAX);
    if (answer != LSP_DONE)
        return answer;
    an_buffer_put_char(result, '[');
    for (size_t i = 0; i < document->unit_count; i++) {
        const editor_unit *unit = &document->units[i];
        for (size_t j = 0; j < unit->verdict->game_count; j++)
            put_symbol(server, result, document, unit, &unit->verdict->games[j], ++number);
    }
    an_buffer_put_char(result, ']');
    return LSP_DONE;
}
