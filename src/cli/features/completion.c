/* The legal moves at the cursor, in the language of the game. */
#include "lsp_methods.h"

#include "editor_replay.h"
#include "text.h"

enum { COMPLETION_VALUE = 12 };

/* ---- the word at the cursor ---- */

/* Returns the size of a move number and its dots at the beginning of a word; 0 if there is none. */
static size_t number_size(an_text word)
{
    static const char ellipsis[] = "…";
    size_t size = an_digits_size(word);
    if (size == 0)
        return 0;
    size_t digits = size;
    while (size < word.size && word.at[size] == '.')
        size++;
    if (an_text_starts(an_text_after(word, size), ellipsis))
        size += strlen(ellipsis);
    return size > digits ? size : 0;
}

/* Returns where the move at the cursor begins: behind white space, an opening parenthesis or a move
 * number. */
static size_t word_start(const editor_text *text, size_t offset)
{
    size_t line = text->lines[editor_text_line_of(text, offset)], start = offset;
    while (start > line && !an_is_space(text->bytes.at[start - 1]) &&
           text->bytes.at[start - 1] != '(')
        start--;
    return start + number_size(editor_text_part(text, start, offset));
}

/* Returns whether an offset is in a tag pair, where there are no moves. */
static bool is_in_tag(const editor_text *text, size_t offset)
{
    size_t line = text->lines[editor_text_line_of(text, offset)];
    return offset > line && text->bytes.at[line] == '[';
}

/* ---- the place in the game ---- */

/* Returns whether an offset of a game is in a comment. A comment to the end of the line ends before
 * the next line. */
static bool is_in_comment(const an_game *game, size_t offset)
{
    for (size_t i = 0; i < game->token_count; i++) {
        const an_token *token = &game->tokens[i];
        size_t end = token->offset + token->size;
        bool is_line = token->kind == AN_TOKEN_LINE_COMMENT;
        if ((is_line || token->kind == AN_TOKEN_COMMENT) && token->offset < offset &&
            (is_line ? offset <= end : offset < end))
            return true;
    }
    return false;
}

/* Returns whether the moves of a game show its language. Moves of pawns do not, because they have
 * no letter. */
static bool tells_language(const an_judgement *judgement)
{
    for (size_t i = 0; i < judgement->game->token_count; i++) {
        const an_ply *ply = &judgement->plies[i];
        if (ply->is_played && (ply->role != AN_PAWN || ply->move.promotion != AN_NO_ROLE))
            return true;
    }
    return false;
}

/* Returns the notation for the completed moves. If the game does not show its language, that is the
 * language of the settings, or the reader's. */
static an_notation notation_of(const lsp_server *server, const an_judgement *judgement)
{
    if (judgement != NULL && tells_language(judgement))
        return *judgement->notation;
    return server->options.from.count > 0 ? server->options.from.at[0] : server->options.to;
}

/* ---- the items ---- */

static void put_item(an_buffer *out, editor_text *text, size_t from, size_t to, an_text move,
                     an_text detail)
{
    lsp_put_comma(out);
    an__buffer_put(out, "{\"label\":");
    an__json_put_text(out, move);
    an__json_put_number(out, "kind", COMPLETION_VALUE);
    an__json_put_member(out, "detail", detail);
    an__buffer_put(out, ",\"textEdit\":");
    lsp_put_edit(out, text, from, to, move);
    an_buffer_put_char(out, '}');
}

static void put_moves(an_buffer *out, editor_text *text, size_t from, size_t to,
                      const an_position *position, const an_notation *notation)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(position, moves);
    for (size_t i = 0; i < count; i++) {
        char move[AN_SAN_MAX], uci[AN_UCI_MAX];
        size_t size = an_move_write(move, position, moves[i], notation);
        size_t uci_size = an_move_to_uci(uci, position, moves[i]);
        put_item(out, text, from, to, an_text_from(move, size), an_text_from(uci, uci_size));
    }
}

/* Puts the moves that can be played at a word of a game. Returns false when memory runs out. Two
 * blocks side by side get none, because the text is not in the order of the game. */
static bool put_in_game(const lsp_server *server, an_buffer *out, editor_document *document,
                        const editor_found *found, size_t start, size_t offset)
{
    const an_judgement *judgement = &found->judgement;
    an_notation notation = notation_of(server, judgement);
    editor_replay replay = {.judgement = judgement};
    if (judgement->notation == NULL || found->game.has_blocks ||
        is_in_comment(&found->game, offset - found->offset))
        return true;
    const an_token *token;
    do
        token = editor_replay_next(&replay, start - found->offset);
    while (token != NULL);
    const editor_line *line = editor_replay_line(&replay);
    if (line != NULL)
        put_moves(out, &document->text, start, offset, &line->board.position, &notation);
    bool is_whole = !replay.out_of_memory;
    editor_replay_free(&replay);
    return is_whole;
}

/* Puts the first moves of a game that has not been begun. */
static void put_first_moves(const lsp_server *server, an_buffer *out, editor_document *document,
                            size_t start, size_t offset)
{
    an_position position = an_position_start();
    an_notation notation = notation_of(server, NULL);
    position.variant = (uint8_t)server->options.variant;
    put_moves(out, &document->text, start, offset, &position, &notation);
}

lsp_message lsp_completion(lsp_server *server, an_json params, an_buffer *result)
{
    editor_document *document;
    editor_found found;
    size_t offset;
    lsp_message answer = lsp_server_place(server, params, &document, &offset);
    if (answer != LSP_DONE)
        return answer;
    size_t start = word_start(&document->text, offset);
    an_code code = editor_judge_find(&server->judge, document, start, &found);
    bool is_whole = code != AN_OUT_OF_MEMORY, is_empty = code != AN_OK || found.game.is_empty;
    an_buffer_put_char(result, '[');
    if (is_whole && !is_in_tag(&document->text, offset) && is_empty)
        put_first_moves(server, result, document, start, offset);
    else if (is_whole && !is_in_tag(&document->text, offset))
        is_whole = put_in_game(server, result, document, &found, start, offset);
    an_buffer_put_char(result, ']');
    return is_whole ? LSP_DONE : LSP_OUT_OF_MEMORY;
}
