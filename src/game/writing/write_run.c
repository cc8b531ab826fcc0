/* Writing what nearly all games are made of: moves with nothing between them but their numbers, and
 * comments. */
#include "write_run.h"

#include <string.h>

#include "buffer.h"
#include "comments.h"
#include "compiler.h"
#include "moves.h"
#include "numerals.h"
#include "packed_move.h"
#include "page.h"
#include "remarks.h"
#include "scribe.h"
#include "template.h"
#include "text.h"
#include "token.h"

/* Whether what is next stands amid its line, and no layout has something to put before it. */
static bool may_run(const an_scribe *scribe)
{
    const an_arrangement *arrangement = scribe->arrangement;
    bool has_hooks = arrangement->begin_move != NULL || arrangement->begin_reply != NULL ||
                     arrangement->begin_aside != NULL;
    return an_page_amid_line(&scribe->page) && !has_hooks && scribe->last != AN_AFTER_NUMBER &&
           !scribe->page.out.failed && !scribe->words.templates.is_careful;
}

/* A run of tokens on its way to the page; or of entries, with asides for tokens. */
typedef struct run {
    an_scribe *scribe;
    const an_token *token, *end; /* what is next */
    const an_entry *entry;       /* and what is next of these, if they are written */
    an_pen pen;
    unsigned half;        /* half of it is the number of the next move, its lowest bit the color */
    bool needs_number;    /* Black's move number is due */
    bool copies_comments; /* that stand in braces */
} run;

enum { WORDS = 2 }; /* a number and a move */

/* The next move, and its number where that is due. False: it is to be written with care. */
static AN_INLINED bool put_move(an_pen *pen, an_scribe *scribe, an_entry entry, unsigned half,
                                bool needs_number)
{
    an_color color = (an_color)(half % 2);
    const an_template *template = an_template_for(&scribe->words.templates, entry, color);
    if (template == NULL)
        return false;
    if (color == AN_WHITE || needs_number) {
        an_numeral numeral = an_numeral_of(&scribe->words.numerals, half);
        memcpy(an_pen_next(pen), numeral.text, sizeof numeral.text);
        an_pen_append(pen, numeral.size, numeral.width);
    }
    an_template_fill(an_pen_next(pen), template, entry);
    an_pen_append(pen, template->size, template->width);
    return true;
}

static const an_ply *ply_of(const an_scribe *scribe, const an_token *token)
{
    const an_judgement *judgement = scribe->judgement;
    return judgement->plies + (token - judgement->game->tokens);
}

/* Moves, and the numbers before them. Pen and count are copied, so that it is known that no
 * character is written over them. */
static void put_moves(run *r)
{
    an_scribe *scribe = r->scribe;
    const an_token *token = r->token, *end = r->end, *next = token;
    const an_ply *ply = ply_of(scribe, token);
    an_pen pen = r->pen;
    unsigned half = r->half;
    bool needs_number = r->needs_number;
    for (; token < end && an_pen_has_room(&pen, WORDS); token++, ply++) {
        if (token->kind == AN_TOKEN_NUMBER && !ply->is_refused)
            continue;
        if (!an_ply_is_bare(ply, token) ||
            !put_move(&pen, scribe, an_entry_of(ply), half, needs_number))
            break;
        half++;
        needs_number = false;
        next = token + 1;
    }
    if (next == r->token)
        return;
    r->pen = pen;
    r->half = half;
    r->needs_number = false;
    r->token = next;
}

/* Comments in braces, of which nothing is to be known but their texts. False: there is none. */
static bool put_comments(run *r)
{
    const char *bytes = r->scribe->judgement->game->bytes.at;
    const an_token *token = r->token;
    for (; token < r->end && token->kind == AN_TOKEN_COMMENT; token++) {
        an_text comment = {bytes + token->offset, token->size};
        bool is_closed = *comment.at == '{' && comment.at[comment.size - 1] == '}';
        if (!r->copies_comments || !is_closed || an_remark_may_be_more(comment.at[1]) ||
            !an_pen_copy_comment(&r->pen, &r->scribe->page, comment))
            break;
    }
    if (token == r->token)
        return false;
    r->needs_number = true;
    r->token = token;
    return true;
}

static run begin(an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    return (run){.scribe = scribe,
                 .token = game->tokens + index,
                 .end = game->tokens + game->token_count,
                 .pen = an_pen_take(&scribe->page),
                 .half = an_scribe_half(scribe, an_scribe_current(scribe)),
                 .needs_number = an_black_needs_number(scribe->last),
                 .copies_comments = an_scribe_copies_comments(scribe)};
}

/* Page and line are brought to where the run has come; the line is to know of its last move. */
static void end(const run *r, const an_token *first)
{
    an_scribe *scribe = r->scribe;
    an_written_line *line = an_scribe_current(scribe);
    const an_ply *ply = ply_of(scribe, r->token);
    an_pen_lay_down(&r->pen, &scribe->page);
    scribe->last = r->needs_number ? AN_AFTER_ASIDE : AN_AFTER_MOVE;
    for (const an_token *token = r->token; token-- > first;) {
        ply--;
        if (token->kind != AN_TOKEN_MOVE)
            continue;
        line->ply += r->half - an_scribe_half(scribe, line) - 1;
        an_written_line_pass(line, ply);
        break;
    }
}

/* Returns the index behind the last token written. */
static size_t run_from(an_scribe *scribe, size_t index)
{
    run r = begin(scribe, index);
    const an_token *first = r.token;
    do
        put_moves(&r);
    while (put_comments(&r));
    if (r.token > first)
        end(&r, first);
    return index + (size_t)(r.token - first);
}

/* What a run cannot take; false if it is neither a move nor a comment. */
static bool put_with_care(an_scribe *scribe, size_t index)
{
    uint8_t kind = scribe->judgement->game->tokens[index].kind;
    bool is_move = kind == AN_TOKEN_MOVE && scribe->judgement->plies[index].is_played;
    if (is_move)
        an_scribe_put_move(scribe, index);
    else if (kind == AN_TOKEN_COMMENT)
        an_scribe_put_remark(scribe, index);
    return is_move || kind == AN_TOKEN_COMMENT;
}

size_t an_scribe_put_run(an_scribe *scribe, size_t index)
{
    const size_t count = scribe->judgement->game->token_count;
    while (index < count) {
        if (may_run(scribe))
            index = run_from(scribe, index);
        size_t next = an_scribe_past_numbers(scribe, index);
        if (next == count || !put_with_care(scribe, next))
            break;
        index = next + 1;
    }
    return index;
}

/* ---- entries ---- */

/* Up to where moves follow each other before a token: an aside, or the result. */
static const an_entry *entries_end(const an_scribe *scribe, const an_token *token)
{
    const an_judgement *judgement = scribe->judgement;
    bool is_result = token->kind == AN_TOKEN_RESULT;
    return judgement->entries + (is_result ? judgement->played_count : token->value);
}

/* Room for all entries, each with its number, and for the comments with a blank before each. */
static bool make_room(an_scribe *scribe)
{
    const an_judgement *judgement = scribe->judgement;
    size_t words = WORDS * judgement->played_count * (AN_PAGE_WORD + 1),
           comments = judgement->game->bytes.size + judgement->game->token_count;
    return an_buffer_reserve(&scribe->page.out, words + comments + AN_PAGE_WORD);
}

/* Where the writing of entries has come to. */
typedef struct writing {
    an_pen pen; /* which does not know its word, if one was written */
    const an_entry *entry;
    unsigned half;
    size_t size; /* of the last move that was written; 0: there is none */
} writing;

static AN_INLINED bool put_entry(writing *w, an_scribe *scribe, an_color color, bool needs_number)
{
    const an_template *template = an_template_for(&scribe->words.templates, *w->entry, color);
    if (template == NULL)
        return false;
    if (needs_number) {
        an_numeral numeral = an_numeral_of(&scribe->words.numerals, w->half);
        memcpy(an_pen_next(&w->pen), numeral.text, sizeof numeral.text);
        an_pen_pass(&w->pen, numeral.size, numeral.width);
    }
    an_template_fill(an_pen_next(&w->pen), template, *w->entry);
    w->size = template->size;
    an_pen_pass(&w->pen, w->size, template->width);
    w->entry++;
    w->half++;
    return true;
}

/* Entries one behind the other, in pairs: of each color it is known whether it needs a number. */
static AN_INLINED void put_pairs(writing *w, an_scribe *scribe, const an_entry *end,
                                 bool needs_number)
{
    if (w->entry == end ||
        (w->half % 2 == AN_BLACK && !put_entry(w, scribe, AN_BLACK, needs_number)))
        return;
    while (end - w->entry >= 2)
        if (!put_entry(w, scribe, AN_WHITE, true) || !put_entry(w, scribe, AN_BLACK, false))
            return;
    if (w->entry < end)
        put_entry(w, scribe, AN_WHITE, true);
}

/* Moves, and the comments between them, for all of which there is room. */
static void put_moves_and_comments(run *r)
{
    an_scribe *scribe = r->scribe;
    const char *bytes = scribe->judgement->game->bytes.at;
    writing w = {r->pen, r->entry, r->half, 0};
    bool needs_number = r->needs_number;
    for (const an_token *token = r->token;; r->token = ++token) {
        const an_entry *end = entries_end(scribe, token);
        w.size = 0;
        put_pairs(&w, scribe, end, needs_number);
        if (w.size > 0) {
            an_pen_know_word(&w.pen, w.size);
            needs_number = false;
        }
        bool is_comment = w.entry == end && token->kind == AN_TOKEN_COMMENT && r->copies_comments;
        if (!is_comment || an_remark_may_be_more(bytes[token->offset + 1]) ||
            !an_pen_copy_comment(&w.pen, &scribe->page,
                                 an_text_from(bytes + token->offset, token->size)))
            break;
        needs_number = true;
    }
    r->pen = w.pen;
    r->half = w.half;
    r->needs_number = needs_number;
    r->entry = w.entry;
}

/* run_from, of entries, of which line->ply were written. */
static size_t run_on(an_scribe *scribe, size_t index)
{
    run r = begin(scribe, index);
    an_written_line *line = an_scribe_current(scribe);
    const an_entry *first = scribe->judgement->entries;
    r.entry = first + line->ply;
    put_moves_and_comments(&r);
    an_pen_lay_down(&r.pen, &scribe->page);
    scribe->last = r.needs_number ? AN_AFTER_ASIDE : AN_AFTER_MOVE;
    line->ply = (uint32_t)(r.entry - first);
    return (size_t)(r.token - scribe->judgement->game->tokens);
}

static void put_signs_amid_entries(an_scribe *scribe, size_t index)
{
    an_scribe_put_signs(
        scribe, an_token_text(scribe->judgement->game, &scribe->judgement->game->tokens[index]),
        false, true);
}

void an_scribe_put_entries(an_scribe *scribe)
{
    const an_judgement *judgement = scribe->judgement;
    const an_token *tokens = judgement->game->tokens;
    for (size_t index = 0; !scribe->failed;) {
        if (may_run(scribe) && make_room(scribe))
            index = run_on(scribe, index);
        const an_token *token = &tokens[index];
        const an_entry *entry = judgement->entries + an_scribe_current(scribe)->ply;
        if (entry < entries_end(scribe, token))
            an_scribe_put_packed_move(scribe, *entry);
        else if (token->kind == AN_TOKEN_COMMENT)
            an_scribe_put_remark(scribe, index++);
        else if (token->kind == AN_TOKEN_SIGN)
            put_signs_amid_entries(scribe, index++);
        else
            return;
    }
}
