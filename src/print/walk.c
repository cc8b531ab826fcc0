/* Walks over the moves of a game, and prints them with comments, variations and diagrams. */
#include <stdlib.h>

#include "comment.h"
#include "main_line.h"
#include "notation.h"
#include "print_prose.h"
#include "printer.h"
#include "remarks.h"
#include "symbols.h"
#include "text.h"
#include "token.h"

/* A line of play, up to the current place in it. */
typedef struct line {
    an_board board;
    size_t behind;     /* index of the token behind its last move */
    bool needs_number; /* a move of Black needs its number */
    bool is_drawn;     /* its position was already shown in a diagram */
} line;

typedef struct walk {
    an_printer *printer;
    an_setter *setter;
    const an_printed_game *printed;
    const an_game *game;
    line *lines; /* owned; lines[0] is the main line */
    size_t count, capacity;
    uint64_t ply;          /* half-moves played so far in the main line */
    size_t diagrams_drawn; /* number of printed->diagrams that were put */
    bool failed;           /* memory ran out */
} walk;

static line *current(const walk *w)
{
    return &w->lines[w->count - 1];
}

static bool in_main_line(const walk *w)
{
    return w->count == 1;
}

static bool add_line(walk *w, const an_position *begin, size_t behind)
{
    const line added = {.board = an_board_of(begin), .behind = behind, .needs_number = true};
    if (!AN_ARRAY_RESERVE(w->lines, w->capacity, w->count))
        w->failed = true;
    else
        w->lines[w->count++] = added;
    return !w->failed;
}

/* Opens the part for the next words. `in_moves` says whether they are moves or comments on them. */
static void enter(walk *w, bool in_moves)
{
    if (in_main_line(w))
        an__setter_enter_line(w->setter, in_moves);
}

/* Puts the number of the move that is played in `position`, and the separator between the two. */
static void put_number(const walk *w, an_buffer *out, const an_position *position)
{
    const an_print_options *options = &w->printer->options;
    bool is_black = position->turn == AN_BLACK;
    an__buffer_put_number(out, position->move_number);
    an__buffer_put(out, is_black ? an_chosen(&options->writing.notation, AN_CONVENTION_DOTS) : ".");
    an__buffer_put(out, options->is_tight ? AN_JOINED : AN_THIN);
}

/* ---- diagrams ---- */

/* Puts the caption of a diagram, such as "after 12. Nf3". Puts nothing below the start position. */
static void put_caption(walk *w, const an_board *board)
{
    char move[AN_SAN_MAX];
    if (!board->has_move)
        return;
    an_buffer *caption = an_printer_next_word(w->printer);
    an_move_write(move, &board->before, board->move, &w->printer->options.writing.notation);
    an__buffer_put(caption, an__print_word(AN_WORD_AFTER, w->printer->words));
    an__buffer_put(caption, AN_NO_BREAK);
    put_number(w, caption, &board->before);
    an__buffer_put(caption, move);
    an__setter_put_part(w->setter, AN_PART_CAPTION, an_buffer_text(caption));
}

/* Adds the marks that the remarks on the last move ask for. */
static void take_marks(walk *w, an_board_marks *marks)
{
    an_text wrong;
    an_buffer *told = &w->printer->wrong_mark;
    if (an__remarks_add_marks(w->game, current(w)->behind, marks, &wrong) || told->size > 0)
        return;
    an__buffer_put(told, "");
    an_buffer_put_text(told, wrong);
}

/* Puts a diagram of the current position, unless it was already put. The last move is in its
 * caption, and is therefore not marked. */
static void put_diagram(walk *w, bool is_flipped)
{
    line *at = current(w);
    an_board_marks marks = {.count = 0};
    if (at->is_drawn)
        return;
    at->is_drawn = at->needs_number = true;
    take_marks(w, &marks);
    const an_drawing drawing = {
        .is_hatched = w->printer->options.is_hatched, .is_flipped = is_flipped, .marks = &marks};
    if (in_main_line(w))
        an__setter_leave(w->setter);
    an__setter_open(w->setter, AN_PART_DIAGRAM);
    an_board still = an_board_of(&at->board.position);
    w->setter->form->put_board(w->setter->out, &still, &drawing, w->printer->words);
    put_caption(w, &at->board);
    an__setter_close(w->setter, AN_PART_DIAGRAM);
    w->setter->needs_space = false;
}

/* Puts the diagram that the caller asked for at this place of the main line, if any. */
static void put_due_diagram(walk *w)
{
    const an_printed_game *printed = w->printed;
    while (w->diagrams_drawn < printed->diagram_count &&
           printed->diagrams[w->diagrams_drawn] <= w->ply) {
        bool is_here = printed->diagrams[w->diagrams_drawn++] == w->ply;
        if (is_here)
            put_diagram(w, false);
    }
}

/* ---- moves and signs ---- */

static void put_move(walk *w, const an_ply *ply, size_t index)
{
    char move[AN_SAN_MAX];
    line *at = current(w);
    an_buffer *word = an_printer_next_word(w->printer);
    const an_position *position = &at->board.position;
    if (position->turn == AN_WHITE || at->needs_number)
        put_number(w, word, position);
    an_buffer_add(word, move,
                  an_move_write(move, position, ply->move, &w->printer->options.writing.notation));
    enter(w, true);
    an__setter_put_word(w->setter, an_buffer_text(word));
    at->board = an_board_play(&at->board, ply->move);
    at->behind = index + 1;
    at->needs_number = at->is_drawn = false;
    w->ply += in_main_line(w);
}

static void put_prose(walk *w, an_text text)
{
    an_buffer *prose = an_printer_next_word(w->printer);
    an__print_prose(prose, text, w->printer->is_french);
    if (prose->size == 0)
        return;
    enter(w, false);
    an__setter_put_prose(w->setter, an_buffer_text(prose));
    current(w)->needs_number = true;
}

/* Writes the first word of a list to out[room]. Returns false if the list is empty, or the word too
 * long. */
static bool take_first(char *out, size_t room, const char *list)
{
    size_t size = strcspn(list, " ");
    if (size == 0 || size >= room)
        return false;
    memcpy(out, list, size);
    out[size] = '\0';
    return true;
}

/* Returns the usual replacement in books for a sign that few fonts have; "" for any other NAG. */
static const char *usual_of(unsigned nag)
{
    static const struct {
        unsigned nag;
        const char *sign;
    } usual[] = {{44, "=/∞"}, {45, "=/∞"}};
    for (size_t i = 0; i < sizeof usual / sizeof *usual; i++)
        if (usual[i].nag == nag)
            return usual[i].sign;
    return "";
}

/* Puts a NAG as books print it: as its sign, even if that would be read as another NAG, or in words
 * if there is no sign. */
static void put_nag(walk *w, unsigned nag)
{
    enum { GLUED = 6, SIGN_MAX = 24 };
    char sign[SIGN_MAX];
    const an_symbol *symbol = &an__symbols[nag % AN_NAG_COUNT];
    bool is_french = w->printer->words == AN_MESSAGES_FRENCH;
    const char *meaning = is_french ? symbol->french : symbol->english;
    if (nag == 0)
        return;
    if (take_first(sign, sizeof sign, usual_of(nag)) ||
        take_first(sign, sizeof sign, symbol->unicode) ||
        take_first(sign, sizeof sign, symbol->elsewhere) ||
        take_first(sign, sizeof sign, symbol->also) ||
        take_first(sign, sizeof sign, symbol->ascii)) {
        if (nag > GLUED)
            an__setter_glue(w->setter, AN_THIN);
        an__setter_glue(w->setter, sign);
    } else if (meaning != NULL) {
        put_prose(w, an_text_of(meaning));
    }
}

/* ---- comments ---- */

/* Puts the text of a comment, and diagrams where it asks for them. */
static void put_comment(walk *w, an_text text)
{
    for (;;) {
        size_t at = an__diagram_sign_at(text);
        put_prose(w, an_text_from(text.at, at));
        if (at == text.size)
            return;
        put_diagram(w, false);
        text = an_text_after(text, at + strlen(an__diagram_sign));
    }
}

/* ---- structure ---- */

static void open_variation(walk *w, size_t index)
{
    line *from = current(w);
    bool was_main = in_main_line(w);
    from->needs_number = true;
    if (was_main && !w->setter->in_variations) {
        an__setter_leave(w->setter);
        an__setter_open(w->setter, AN_PART_VARIATIONS);
        w->setter->in_variations = true;
    }
    if (was_main) {
        an__setter_open(w->setter, AN_PART_VARIATION);
    } else {
        an__setter_put_word(w->setter, an_text_of("("));
        w->setter->needs_space = false;
    }
    const an_position begin = from->board.before; /* a copy: adding a line may move all lines */
    add_line(w, &begin, index + 1);
}

static void close_variation(walk *w)
{
    if (in_main_line(w))
        return;
    w->count--;
    if (in_main_line(w))
        an__setter_close(w->setter, AN_PART_VARIATION);
    else
        an__setter_glue(w->setter, ")");
}

/* Returns the index of the first token behind the current line of play: the bracket that closes it,
 * or the result of the game. */
static size_t end_of_line(const walk *w, size_t index)
{
    const an_game *game = w->game;
    const size_t last = game->token_count;
    if (!in_main_line(w))
        return an__line_end(game, index);
    bool ends_with_result = last > index && game->tokens[last - 1].kind == AN_TOKEN_RESULT;
    return last - ends_with_result;
}

static void put_raw(walk *w, an_text raw)
{
    if (an_text_trimmed(raw).size == 0)
        return;
    enter(w, false);
    an__setter_put_raw(w->setter, an__print_word(AN_WORD_NOT_READ, w->printer->words), raw);
}

/* Puts the rest of the current line of play unchanged, because nothing is certain behind a move
 * that cannot be played. Returns the index of its last token. */
static size_t put_rest_of_line(walk *w, size_t index)
{
    const an_game *game = w->game;
    size_t end = end_of_line(w, index);
    size_t from = index < game->token_count ? game->tokens[index].offset : game->bytes.size;
    size_t to = end < game->token_count ? game->tokens[end].offset : game->bytes.size;
    put_raw(w, an_text_from(game->bytes.at + from, to - from));
    return end - 1;
}

/* ---- tokens ---- */

/* Puts a comment, a draw offer, the mark of an illegal move, or the rest of a line that an earlier
 * conversion left unconverted. Returns the index of the last token that was put. */
static size_t put_remark(walk *w, size_t index)
{
    an_text text = an__comment_text(an_text_at(w->game, index));
    if (an__note_size(text) > 0)
        return put_rest_of_line(w, index + 1);
    if (an__is_played_mark(text))
        text = an_text_of(an__print_word(AN_WORD_ILLEGAL, w->printer->words));
    if (an_text_is(an_text_trimmed(text), "(=)")) {
        an__setter_glue(w->setter, AN_THIN);
        an__setter_glue(w->setter, "(=)");
    } else {
        put_comment(w, text);
    }
    return index;
}

static void put_result_of_variation(walk *w, an_result result)
{
    const an_notation *notation = &w->printer->options.writing.notation;
    an__setter_put_word(w->setter, an_text_of(an_result_write(result, notation)));
}

/* Puts a token. Returns the index of the last token that was put with it. */
static size_t put_token(walk *w, size_t index)
{
    const an_token *token = &w->game->tokens[index];
    const an_ply *ply = &w->printed->judgement->plies[index];
    switch ((an_token_kind)token->kind) {
    case AN_TOKEN_NUMBER:
    case AN_TOKEN_AGAIN:
        break;
    case AN_TOKEN_MOVE:
        if (!ply->is_played)
            return put_rest_of_line(w, index);
        put_move(w, ply, index);
        break;
    case AN_TOKEN_NAG:
        if (an__nag_wants_diagram(token->value))
            put_diagram(w, an__nag_shows_black(token->value));
        else
            put_nag(w, token->value);
        break;
    case AN_TOKEN_COMMENT:
    case AN_TOKEN_LINE_COMMENT:
        return put_remark(w, index);
    case AN_TOKEN_OPEN:
        open_variation(w, index);
        break;
    case AN_TOKEN_CLOSE:
        close_variation(w);
        break;
    case AN_TOKEN_RESULT:
        if (!in_main_line(w))
            put_result_of_variation(w, (an_result)token->value);
        break;
    case AN_TOKEN_SIGN:
    case AN_TOKEN_PROSE:
        put_prose(w, an_token_text(w->game, token));
        break;
    }
    return index;
}

static void put_result(walk *w)
{
    an_result result = w->printed->judgement->result;
    const an_notation *notation = &w->printer->options.writing.notation;
    bool has_end = result != AN_NO_RESULT && result != AN_UNFINISHED;
    if (!has_end)
        return;
    an__setter_enter_line(w->setter, false);
    if (w->setter->needs_space)
        an_buffer_put_char(w->setter->out, ' ');
    an__setter_put_part(w->setter, AN_PART_RESULT, an_text_of(an_result_write(result, notation)));
}

static void put_tokens(walk *w)
{
    for (size_t i = 0; i < w->game->token_count && !w->failed; i++) {
        if (in_main_line(w) && w->game->tokens[i].kind != AN_TOKEN_NAG)
            put_due_diagram(w);
        i = put_token(w, i);
    }
    while (!in_main_line(w))
        close_variation(w);
    put_due_diagram(w);
    put_result(w);
    put_raw(w, w->printed->rest);
    an__setter_leave(w->setter);
}

void an__print_moves(an_printer *printer, an_setter *setter, const an_printed_game *printed)
{
    const an_judgement *judgement = printed->judgement;
    const an_position usual = an_position_start();
    walk w = {.printer = printer, .setter = setter, .printed = printed, .game = judgement->game};
    if (add_line(&w, &judgement->board.start, 0)) {
        if (judgement->board.start.key != usual.key)
            put_diagram(&w, false);
        put_tokens(&w);
    }
    setter->out->failed = setter->out->failed || w.failed;
    free(w.lines);
}
