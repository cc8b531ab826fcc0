/* Writing what nearly all games are made of: moves with nothing between them but their numbers, and
 * comments. */
#include "scribe.h"
#include "text.h"

/* Whether what is next stands amid its line, and no layout has something to put before it. */
static bool may_run(const an_scribe *scribe)
{
    const an_arrangement *arrangement = scribe->arrangement;
    bool has_hooks = arrangement->begin_move != NULL || arrangement->begin_reply != NULL ||
                     arrangement->begin_aside != NULL;
    return an_page_amid_line(&scribe->page) && !has_hooks && !scribe->has_number &&
           !scribe->page.out.failed && !scribe->templates.is_careful;
}

/* What a run keeps at hand. */
typedef struct run {
    an_scribe *scribe;
    an_pen pen;
    unsigned half;        /* half of it is the number of the next move, its lowest bit the color */
    bool needs_number;    /* Black's move number is due */
    bool copies_comments; /* that stand in braces */
} run;

static inline void put_number(run *r)
{
    an_numeral numeral = an_numeral_of(&r->scribe->numerals, r->half);
    memcpy(an_pen_next(&r->pen), numeral.text, sizeof numeral.text);
    an_pen_append(&r->pen, numeral.size, numeral.width);
}

/* False: nothing has happened. */
static inline bool put_move(run *r, const an_token *token, const an_ply *ply)
{
    enum { WORDS = 2 }; /* a number and a move */
    an_color color = (an_color)(r->half % 2);
    if (!an_ply_is_bare(ply, token) || !an_pen_has_room(&r->pen, WORDS))
        return false;
    const an_template *template = an_template_for(&r->scribe->templates, ply, color);
    if (template == NULL)
        return false;
    if (color == AN_WHITE || r->needs_number)
        put_number(r);
    an_template_fill(an_pen_next(&r->pen), template, ply->move);
    an_pen_append(&r->pen, template->size, template->width);
    r->half++;
    r->needs_number = false;
    return true;
}

/* A comment in braces, of which nothing is to be known but its text. False: nothing has happened.
 */
static inline bool put_comment(run *r, an_text comment)
{
    bool is_closed = *comment.at == '{' && comment.at[comment.size - 1] == '}';
    if (!r->copies_comments || !is_closed || an_remark_may_be_more(comment.at[1]))
        return false;
    an_pen pen = r->pen; /* the one at hand is in no memory */
    bool is_put = an_pen_copy_comment(&pen, &r->scribe->page, comment);
    r->pen = pen;
    r->needs_number = r->needs_number || is_put;
    return is_put;
}

static run begin(an_scribe *scribe)
{
    return (run){.scribe = scribe,
                 .pen = an_pen_take(&scribe->page),
                 .half = an_scribe_half(scribe, an_scribe_current(scribe)),
                 .needs_number = scribe->needs_number,
                 .copies_comments = an_scribe_copies_comments(scribe)};
}

/* The line is to know of its last move, and the page of a comment that is the last word. */
static void end(run *r, size_t first, size_t next)
{
    an_scribe *scribe = r->scribe;
    const an_token *tokens = scribe->judgement->game->tokens;
    an_scribe_line *line = an_scribe_current(scribe);
    scribe->after_move = tokens[next - 1].kind == AN_TOKEN_MOVE;
    if (scribe->after_move)
        r->pen.text = NULL;
    an_pen_lay_down(&r->pen, &scribe->page);
    scribe->needs_number = r->needs_number;
    while (next > first && tokens[next - 1].kind != AN_TOKEN_MOVE)
        next--;
    if (next == first)
        return;
    line->ply += r->half - an_scribe_half(scribe, line) - 1;
    an_scribe_pass(line, &scribe->judgement->plies[next - 1]);
}

/* Returns the index behind the last token written. */
static size_t run_from(an_scribe *scribe, size_t first)
{
    const an_game *game = scribe->judgement->game;
    const char *bytes = game->bytes.at;
    const an_token *tokens = game->tokens, *last = tokens + game->token_count;
    const an_token *token = tokens + first, *next = token;
    const an_ply *ply = scribe->judgement->plies + first;
    run r = begin(scribe);
    for (; token < last; token++, ply++) {
        if (token->kind == AN_TOKEN_MOVE) {
            if (!put_move(&r, token, ply))
                break;
            next = token + 1;
        } else if (token->kind == AN_TOKEN_COMMENT) {
            if (!put_comment(&r, an_text_from(bytes + token->offset, token->size)))
                break;
            next = token + 1;
        } else if (token->kind != AN_TOKEN_NUMBER || ply->is_refused) {
            break;
        }
    }
    if (next > tokens + first)
        end(&r, first, (size_t)(next - tokens));
    return (size_t)(next - tokens);
}

static size_t after_numbers(const an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    while (index < game->token_count && game->tokens[index].kind == AN_TOKEN_NUMBER &&
           !scribe->judgement->plies[index].is_refused)
        index++;
    return index;
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
        size_t next = after_numbers(scribe, index);
        if (next == count || !put_with_care(scribe, next))
            break;
        index = next + 1;
    }
    return index;
}
