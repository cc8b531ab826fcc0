/* Writes what nearly all games consist of: moves with nothing between them but numbers and
 * comments. */
#include "runs.h"

#include <string.h>

#include "buffer.h"
#include "comments.h"
#include "compiler.h"
#include "numerals.h"
#include "packed_move.h"
#include "page.h"
#include "scribe.h"
#include "template.h"
#include "token.h"

enum {
    WORDS = 2,    /* for each move: its number and itself */
    TOGETHER = 32 /* moves that are gathered from tokens before they are written */
};

/* A run that is being written. */
typedef struct run {
    an_scribe *scribe;
    an_pen pen;
    unsigned half;        /* that of the next move, as an_scribe_half returns it */
    bool needs_number;    /* a move of Black needs its number */
    bool copies_comments; /* comments in braces are copied unchanged from the game */
    an_rows rows;
    unsigned first_half; /* that of the first move of the game */
} run;

/* Returns true if a run may begin: the next word stands in the middle of its line, and nothing that
 * a run cannot write is due. */
static bool may_run(const an_scribe *scribe)
{
    return an_page_amid_line(&scribe->page) && scribe->lines.last != AN_AFTER_NUMBER &&
           !scribe->clocks.all.has_behind_replies && !scribe->page.out.failed &&
           !scribe->words.templates.is_careful;
}

/* Begins a run, and reserves `room` bytes of the page for it. Returns false when memory runs
 * out. */
static AN_INLINED bool begin(run *r, an_scribe *scribe, size_t room)
{
    an_rows rows = an__rows_here(scribe);
    if (!an_buffer_reserve(&scribe->page.out, room))
        return false;
    const an_written_line *line = an_scribe_current(scribe);
    const unsigned half = an_scribe_half(scribe, line);
    *r = (run){.scribe = scribe,
               .pen = an__pen_take(&scribe->page),
               .half = half,
               .first_half = half - line->ply,
               .needs_number = an_black_needs_number(scribe->lines.last),
               .copies_comments = rows != AN_ROWS_COLUMNS && an__scribe_copies_comments(scribe),
               .rows = rows};
    return true;
}

/* Ends a run that has written something. */
static AN_INLINED void end(const run *r)
{
    an_pen pen = r->pen; /* a copy, so that the pen of the run may stay in registers */
    an__pen_lay_down(&pen, &r->scribe->page);
    if (r->rows == AN_ROWS_COLUMNS)
        r->scribe->page.width = 0;
    r->scribe->lines.last = r->needs_number ? AN_AFTER_ASIDE : AN_AFTER_MOVE;
}

/* ---- moves ---- */

/* Several moves in a row. It has its own copy of the pen, so that the compiler knows that no
 * character is written over it. */
typedef struct writing {
    an_pen pen; /* does not know the last word */
    unsigned half;
    unsigned digits; /* digits of the greatest number; used in columns only */
    size_t size; /* bytes of the last word: a move with its number, or in columns the move alone; 0:
                    none */
} writing;

/* Writes a number in the column of numbers, where a row begins. */
static AN_INLINED void put_number_cell(writing *w, const an_scribe *scribe, an_color color)
{
    enum { BLANKS = 4 };
    const an_numerals *numerals = &scribe->words.numerals;
    an_numeral numeral = an_numeral_of(numerals, w->half);
    size_t width = w->digits + numerals->dots[color].width;
    size_t blanks = width > numeral.width ? width - numeral.width : 0;
    w->pen.left = 0;
    memset(an_pen_next(&w->pen), ' ', BLANKS);
    memcpy(an_pen_next(&w->pen) + blanks, numeral.text, sizeof numeral.text);
    an_pen_pass(&w->pen, blanks + numeral.size, blanks + numeral.width);
}

/* Writes a number where its move will follow, and returns it with its blank. Number and move are
 * one word, so that no line ends between them. If `begins_row`, the pen is told that nothing more
 * fits on the line, so that another line begins. */
static AN_INLINED an_numeral put_number(writing *w, const an_scribe *scribe, bool begins_row)
{
    an_numeral numeral = an_numeral_of(&scribe->words.numerals, w->half);
    if (begins_row)
        w->pen.left = 0;
    memcpy(an_pen_next(&w->pen), numeral.text, sizeof numeral.text);
    an_pen_next(&w->pen)[numeral.size++] = ' ';
    numeral.width++;
    return numeral;
}

/* Takes the next word: `size` bytes that were written, `width` code points, and a move behind them.
 */
static AN_INLINED void take_move(writing *w, const an_template *template, an_entry move,
                                 size_t size, size_t width)
{
    an_template_fill(an_pen_next(&w->pen) + size, template, move);
    w->size = size + template->size;
    an_pen_pass(&w->pen, w->size, width + template->width);
    w->half++;
}

static AN_INLINED bool put_move(writing *w, an_scribe *scribe, an_entry move, an_color color,
                                bool needs_number, an_rows rows)
{
    const an_template *template = an_template_for(&scribe->words.templates, move, color);
    size_t size = 0, width = 0;
    if (template == NULL)
        return false;
    if (needs_number && rows == AN_ROWS_COLUMNS) {
        put_number_cell(w, scribe, color);
    } else if (needs_number) {
        an_numeral number = put_number(w, scribe, rows == AN_ROWS_PAIRS && color == AN_WHITE);
        size = number.size;
        width = number.width;
    }
    if (rows == AN_ROWS_COLUMNS && color == AN_BLACK &&
        !an_stops_add(&scribe->stops, (size_t)(w->pen.at - scribe->page.out.at),
                      (size_t)(w->pen.width - w->pen.left)))
        scribe->failed = true;
    take_move(w, template, move, size, width);
    return true;
}

/* Returns the first move that was not written. Moves are written in pairs, so that for each color
 * it is known in advance whether a number is needed. */
static AN_INLINED const an_entry *put_pairs(writing *w, an_scribe *scribe, const an_entry *move,
                                            const an_entry *end, bool needs_number, an_rows rows)
{
    if (move < end && w->half % 2 == AN_BLACK) {
        if (!put_move(w, scribe, *move, AN_BLACK, needs_number, rows))
            return move;
        move++;
    }
    for (; end - move >= 2; move += 2) {
        if (!put_move(w, scribe, move[0], AN_WHITE, true, rows))
            return move;
        if (!put_move(w, scribe, move[1], AN_BLACK, false, rows))
            return move + 1;
    }
    return move < end && put_move(w, scribe, *move, AN_WHITE, true, rows) ? move + 1 : move;
}

static AN_INLINED size_t put_arranged(run *r, const an_entry *moves, size_t count, an_rows rows)
{
    writing w = {.pen = r->pen, .half = r->half};
    if (rows == AN_ROWS_COLUMNS) {
        w.digits = an__rows_digits(r->scribe);
        an_pen_widen(&w.pen);
    }
    const an_entry *end = put_pairs(&w, r->scribe, moves, moves + count, r->needs_number, rows);
    size_t put = (size_t)(end - moves);
    if (put == 0)
        return 0;
    an_pen_know_word(&w.pen, w.size);
    r->pen = w.pen;
    r->half = w.half;
    r->needs_number = false;
    return put;
}

AN_APART static size_t put_rows(run *r, const an_entry *moves, size_t count)
{
    return r->rows == AN_ROWS_PAIRS ? put_arranged(r, moves, count, AN_ROWS_PAIRS)
                                    : put_arranged(r, moves, count, AN_ROWS_COLUMNS);
}

/* Writes moves as long as there is room, up to the first that is not a single plain word. Returns
 * how many were written. */
static AN_INLINED size_t put_moves(run *r, const an_entry *moves, size_t count)
{
    return r->rows == AN_ROWS_NONE ? put_arranged(r, moves, count, AN_ROWS_NONE)
                                   : put_rows(r, moves, count);
}

/* ---- comments ---- */

/* Writes a comment in braces that needs only to be copied. Returns false if the token is none, or
 * if there is no room. */
static AN_INLINED bool put_comment(run *r, const an_token *token)
{
    if (token->kind != AN_TOKEN_COMMENT || !r->copies_comments)
        return false;
    an_text comment = an_token_text(r->scribe->judgement->game, token);
    bool is_closed = *comment.at == '{' && comment.at[comment.size - 1] == '}';
    if (!is_closed || an_remark_may_be_more(comment.at[1]) ||
        !an_pen_copy_comment(&r->pen, &r->scribe->page, comment))
        return false;
    r->needs_number = true;
    return true;
}

/* ---- a game of tokens ---- */

/* Plain moves that follow each other among the tokens. behind[i] is the index of the token behind
 * moves[i]. */
typedef struct gathering {
    an_entry moves[TOGETHER];
    size_t behind[TOGETHER];
    size_t count;
} gathering;

static AN_INLINED void gather(gathering *g, const an_judgement *judgement, size_t index)
{
    const an_game *game = judgement->game;
    for (g->count = 0; index < game->token_count && g->count < TOGETHER; index++) {
        const an_token *token = &game->tokens[index];
        const an_ply *ply = &judgement->plies[index];
        if (token->kind == AN_TOKEN_NUMBER && !ply->is_refused)
            continue;
        if (!an_ply_is_bare(ply, token))
            return;
        g->moves[g->count] = an_entry_of(ply);
        g->behind[g->count++] = index + 1;
    }
}

/* Writes moves from the token `index` on. Returns the index behind the last one that was
 * written. */
static AN_INLINED size_t put_gathered(run *r, size_t index)
{
    gathering g;
    gather(&g, r->scribe->judgement, index);
    size_t put = put_moves(r, g.moves, g.count);
    if (put == 0)
        return index;
    index = g.behind[put - 1];
    an_written_line *line = an_scribe_current(r->scribe);
    line->ply += (uint32_t)put - 1;
    an_written_line_pass(line, &r->scribe->judgement->plies[index - 1]);
    return index;
}

static AN_APART size_t put_run(an_scribe *scribe, size_t index)
{
    enum { MOST = WORDS * TOGETHER, ROOM = (MOST + 1) * (AN_PAGE_WORD + 1) };
    const an_game *game = scribe->judgement->game;
    run r;
    if (!begin(&r, scribe, ROOM))
        return index;
    const size_t first = index;
    for (size_t from = SIZE_MAX; from != index && an_pen_has_room(&r.pen, MOST);) {
        from = index;
        index = put_gathered(&r, index);
        while (index < game->token_count && put_comment(&r, &game->tokens[index]))
            index++;
    }
    if (index > first)
        end(&r);
    return index;
}

size_t an__scribe_put_run(an_scribe *scribe, size_t index)
{
    return may_run(scribe) ? put_run(scribe, index) : index;
}

/* ---- a game of packed moves ---- */

/* Returns the bytes needed for all moves with their numbers, and for all comments with a blank
 * before each. */
static size_t room_for(const an_judgement *judgement)
{
    size_t words = WORDS * judgement->own.entry_count * (AN_PAGE_WORD + 1);
    return words + judgement->game->bytes.size + judgement->game->token_count + AN_PAGE_WORD;
}

/* Updates the current line of play with the moves that were written. */
static AN_INLINED void tell_line(const run *r)
{
    an_scribe_current(r->scribe)->ply = r->half - r->first_half;
}

/* Opens a variation, and writes its first move with its number: the bracket, the number and the
 * move are one word. */
static bool put_opening(run *r, an_entry move)
{
    an_scribe *scribe = r->scribe;
    writing w = {.pen = r->pen, .half = r->half - 1};
    const an_color color = (an_color)(w.half % 2);
    const an_template *template = an_template_for(&scribe->words.templates, move, color);
    const an_numeral numeral = an_numeral_of(&scribe->words.numerals, w.half);
    if (template == NULL)
        return false;
    char *out = an_pen_next(&w.pen);
    out[0] = '(';
    memcpy(out + 1, numeral.text, sizeof numeral.text);
    out[1 + numeral.size] = ' ';
    take_move(&w, template, move, numeral.size + 2, numeral.width + 2);
    an_pen_know_word(&w.pen, w.size);
    tell_line(r);
    an_scribe_open_line(scribe);
    r->pen = w.pen;
    r->half = w.half;
    r->needs_number = false;
    return true;
}

static bool put_closing(run *r)
{
    if (!an__pen_glue(&r->pen, ')'))
        return false;
    an_written_lines_close(&r->scribe->lines);
    r->half = r->first_half + an_scribe_current(r->scribe)->ply;
    r->needs_number = true;
    return true;
}

/* Writes a bracket of a variation and, if it opens one, the move behind it. Returns false if the
 * token is no bracket, or if that move is not a single plain word. */
AN_APART static bool put_bracket(run *r, const an_token *token, size_t *put)
{
    an_scribe *scribe = r->scribe;
    const an_judgement *judgement = scribe->judgement;
    bool is_put = false;
    if (scribe->arrangement->rows == AN_ROWS_COLUMNS || scribe->failed ||
        an_scribe_drops(scribe, AN_DROP_VARIATIONS))
        return false;
    if (token->kind == AN_TOKEN_CLOSE) {
        is_put = put_closing(r);
    } else if (token->kind == AN_TOKEN_OPEN && an_moves_before(judgement, token + 1) > *put) {
        is_put = put_opening(r, judgement->own.entries[*put]);
        *put += is_put;
    }
    r->rows = an__rows_here(scribe);
    return is_put;
}

static AN_APART size_t put_packed_run(an_scribe *scribe, size_t index)
{
    const an_judgement *judgement = scribe->judgement;
    const an_token *first = judgement->game->tokens, *token = first + index;
    size_t put = scribe->packed;
    run r;
    if (!begin(&r, scribe, room_for(judgement)))
        return index;
    for (;; token++) {
        size_t to = an_moves_before(judgement, token);
        put += put_moves(&r, judgement->own.entries + put, to - put);
        if (put < to || !(put_comment(&r, token) || put_bracket(&r, token, &put)))
            break;
    }
    if (put > scribe->packed || token > first + index)
        end(&r);
    tell_line(&r);
    scribe->packed = put;
    return (size_t)(token - first);
}

size_t an__scribe_put_packed_run(an_scribe *scribe, size_t index)
{
    return may_run(scribe) ? put_packed_run(scribe, index) : index;
}
