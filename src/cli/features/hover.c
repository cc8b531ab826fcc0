/* Shows a move in words, and the board after it. */
#include "lsp_methods.h"

#include <string.h>

#include "editor_replay.h"
#include "escape.h"
#include "say.h"
#include "terms.h"

/* ---- the move in words ---- */

/* Returns the name of a piece with its article, such as "the knight", in room[PIECE_MAX], which is
 * enough for any language. */
enum { PIECE_MAX = 64 };

static const char *piece(char *room, an_message_language language, an_article article, an_role role)
{
    snprintf(room, PIECE_MAX, "%s%s", an__term_article(language, article, role),
             an__term_role(language, role));
    return room;
}

static void put_castling(an_buffer *out, an_message_language language, an_move move)
{
    bool is_short = (move.to & 7) > (move.from & 7);
    lsp_message_put(out, language, is_short ? LSP_CASTLES_SHORT : LSP_CASTLES_LONG);
}

static void put_capture(an_buffer *out, an_message_language language, const an_position *before,
                        an_move move, const char *mover)
{
    bool is_en_passant = move.kind == AN_EN_PASSANT;
    unsigned taken = is_en_passant ? (move.from & ~7u) | (move.to & 7u) : move.to;
    char prey[PIECE_MAX], from[AN_SQUARE_NAME_MAX], on[AN_SQUARE_NAME_MAX], to[AN_SQUARE_NAME_MAX];
    an_square_write(from, move.from);
    an_square_write(on, taken);
    an_square_write(to, move.to);
    piece(prey, language, AN_THE, an_position_role(before, taken));
    lsp_message_put(out, language, LSP_TAKES, mover, from, prey, on);
    if (is_en_passant)
        lsp_message_put(out, language, LSP_EN_PASSANT, to);
}

static void put_step(an_buffer *out, an_message_language language, const an_position *before,
                     an_move move)
{
    char mover[PIECE_MAX], other[PIECE_MAX], from[AN_SQUARE_NAME_MAX], to[AN_SQUARE_NAME_MAX];
    bool is_empty = an_position_role(before, move.to) == AN_NO_ROLE;
    an_square_write(from, move.from);
    an_square_write(to, move.to);
    piece(mover, language, AN_THE, an_position_role(before, move.from));
    if (is_empty && move.kind != AN_EN_PASSANT)
        lsp_message_put(out, language, LSP_GOES, mover, from, to);
    else
        put_capture(out, language, before, move, mover);
    if (move.promotion != AN_NO_ROLE)
        lsp_message_put(out, language, LSP_PROMOTES,
                        piece(other, language, AN_A, (an_role)move.promotion));
}

/* Puts "the bishop goes from f1 to b5, check". */
static void put_words(an_buffer *out, an_message_language language, const an_board *board)
{
    const an_position *after = &board->position;
    if (board->move.kind == AN_NULL_STEP)
        lsp_message_put(out, language, LSP_PASSES);
    else if (board->move.kind == AN_CASTLING)
        put_castling(out, language, board->move);
    else
        put_step(out, language, &board->before, board->move);
    if (an_position_in_check(after))
        lsp_message_put(out, language, an_position_is_mate(after) ? LSP_MATE : LSP_CHECK);
}

/* ---- the move in notations ---- */

static void put_number(an_buffer *out, const an_position *before)
{
    an__buffer_put_number(out, before->move_number);
    an__buffer_put(out, before->turn == AN_WHITE ? ". " : "... ");
}

static void put_move(an_buffer *out, const an_board *board, const an_notation *notation)
{
    char text[AN_SAN_MAX];
    an_buffer_add(out, text, an_move_write(text, &board->before, board->move, notation));
}

/* Puts the move in the language of the game and, if that is a different one, in the reader's. */
static void put_head(an_buffer *out, const lsp_server *server, const an_judgement *judgement,
                     const an_board *board)
{
    const an_notation *own = judgement->notation, *to = &server->options.to;
    char uci[AN_UCI_MAX];
    put_number(out, &board->before);
    put_move(out, board, own);
    if (to->language != NULL && to->language != own->language) {
        an__buffer_put(out, " = ");
        put_move(out, board, to);
        AN_PUT_ALL(out, " (", an_language_name(to->language, server->options.language), ")");
    }
    an__buffer_put(out, ", UCI ");
    an_buffer_add(out, uci, an_move_to_uci(uci, &board->before, board->move));
}

/* ---- all of it ---- */

/* Puts the board with the letters of the reader's language, if they are suitable for boards. */
static void put_board(lsp_server *server, an_buffer *out, const an_judgement *judgement,
                      const an_board *board)
{
    const an_language *letters = server->options.to.language;
    an_drawing drawing = {.notation = judgement->notation};
    if (letters != NULL && letters != &an_figurine && an_language_suits_boards(letters))
        drawing.letters = letters;
    an__buffer_put(out, server->client.reads_markdown ? "\n\n```text\n" : "\n\n");
    an__buffer_put_made(out, an_report_board(server->judge.report, board, &drawing));
    an__buffer_put(out, server->client.reads_markdown ? "```\n" : "");
}

/* Puts the board before a word that is no legal move. */
static void put_refused(lsp_server *server, an_buffer *out, const an_judgement *judgement,
                        const char *word, const an_board *board)
{
    lsp_message_put(out, server->options.language, LSP_CANNOT, word);
    put_board(server, out, judgement, board);
}

/* Puts that a word was read as another move than the one it says. */
static void put_mended(const lsp_server *server, an_buffer *out, const an_judgement *judgement,
                       const char *word, const an_board *board)
{
    char move[AN_SAN_MAX];
    an_move_write(move, &board->before, board->move, judgement->notation);
    lsp_message_put(out, server->options.language, LSP_MENDED, word, move);
    an__buffer_put(out, "\n\n");
}

static void put_played(lsp_server *server, an_buffer *out, const an_judgement *judgement,
                       const an_board *board)
{
    put_head(out, server, judgement, board);
    an__buffer_put(out, "\n\n");
    put_words(out, server->options.language, board);
    put_board(server, out, judgement, board);
}

static void put_hover(lsp_server *server, an_buffer *result, const an_buffer *text,
                      editor_document *document, size_t from, size_t size)
{
    AN_PUT_ALL(result, "{\"contents\":{\"kind\":",
               server->client.reads_markdown ? "\"markdown\"" : "\"plaintext\"");
    an__json_put_member(result, "value", an_buffer_text(text));
    an__buffer_put(result, "},\"range\":");
    lsp_put_range(result, &document->text, from, from + size);
    an_buffer_put_char(result, '}');
}

/* Puts what is known about a word that is a move, or should be one. */
static void put_word(lsp_server *server, an_buffer *out, const an_judgement *judgement,
                     const an_ply *ply, const char *word, const editor_line *line)
{
    if (ply->is_refused && line->is_refused)
        put_refused(server, out, judgement, word, &line->board);
    if (!ply->is_played || line->is_lost)
        return;
    if (ply->is_mended)
        put_mended(server, out, judgement, word, &line->board);
    put_played(server, out, judgement, &line->board);
}

/* Puts what is known about a token that is a move. Puts nothing if nothing is known. */
static void put_token(lsp_server *server, an_buffer *out, const editor_found *found,
                      const editor_replay *replay, const an_token *token)
{
    const an_judgement *judgement = &found->judgement;
    an_buffer word = {0};
    an__put_escaped(&word, an_game_text(&found->game, token));
    an__buffer_put(&word, "");
    if (judgement->notation != NULL && replay->line_count > 0 && !word.failed)
        put_word(server, out, judgement, &judgement->plies[token - found->game.tokens], word.at,
                 &replay->lines[replay->line_count - 1]);
    an__buffer_free_part(&word, out);
}

/* Replays the game up to the move at an offset. Returns the token of that move, or NULL if there is
 * none. */
static const an_token *replay_to(editor_replay *replay, size_t offset)
{
    const an_token *token;
    do
        token = editor_replay_next(replay, SIZE_MAX);
    while (token != NULL && (offset < token->offset || offset >= token->offset + token->size));
    return token;
}

/* Puts the hover for a place in a game, or null. Returns false when memory runs out. */
static bool put_place(lsp_server *server, an_buffer *result, editor_document *document,
                      const editor_found *found, size_t offset)
{
    an_buffer text = {0};
    editor_replay replay = {.judgement = &found->judgement};
    const an_token *token = replay_to(&replay, offset - found->offset);
    if (token != NULL)
        put_token(server, &text, found, &replay, token);
    if (text.size > 0)
        put_hover(server, result, &text, document, found->offset + token->offset, token->size);
    else
        an__buffer_put(result, "null");
    bool is_whole = !replay.out_of_memory && !text.failed;
    editor_replay_free(&replay);
    an__buffer_free(&text);
    return is_whole;
}

lsp_message lsp_hover(lsp_server *server, an_json params, an_buffer *result)
{
    editor_document *document;
    editor_found found;
    size_t offset;
    lsp_message answer = lsp_server_place(server, params, &document, &offset);
    if (answer != LSP_DONE)
        return answer;
    an_code code = editor_judge_find(&server->judge, document, offset, &found);
    if (code == AN_OUT_OF_MEMORY)
        return LSP_OUT_OF_MEMORY;
    if (code == AN_OK)
        return put_place(server, result, document, &found, offset) ? LSP_DONE : LSP_OUT_OF_MEMORY;
    an__buffer_put(result, "null");
    return LSP_DONE;
}
