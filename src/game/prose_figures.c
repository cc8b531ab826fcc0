/* Figures among the moves of a sheet: clock times, evaluations, dates. What they say is said of the
 * move before them, and is no word: the slot stays open. */
#include "prose.h"

#include "text.h"

/* Bytes of a figure, or of one in brackets, at the beginning of a text. */
static size_t bracketed_figure_size(an_text text)
{
    bool is_open = text.size > 0 && (*text.at == '(' || *text.at == '['), is_unmarked;
    size_t size = an_figure_size(an_text_after(text, is_open), &is_unmarked);
    if (!is_open || size == 0)
        return size;
    an_text rest = an_text_after(text, 1 + size);
    return rest.size > 0 && (*rest.at == ')' || *rest.at == ']') ? size + 2 : 0;
}

bool an_prose_begins_figure(const an_prose *p, const an_token *token)
{
    bool is_unmarked;
    return an_figure_size(an_prose_text_from(p, token), &is_unmarked) > 0;
}

/* Whether a figure of digits alone stands where a move or the number of one is due: 0.0 before
 * White's next number, 3.5 in the stead of 3. It may be what is left of them. */
static bool is_in_their_stead(const an_prose *p, const an_token *token, const char *end)
{
    if (p->line.ply % 2 == 0)
        return token->kind == AN_TOKEN_NUMBER && token->value == an_awaited_number(p);
    an_lexer ahead = p->reader->lexer;
    ahead.at = end;
    an_token next = an_prose_look_past_figures(p, &ahead);
    return !an_looks_like_move(p, &next) &&
           !(next.kind == AN_TOKEN_NUMBER && next.says_black && an_number_fits(p, &next));
}

bool an_prose_take_figure(an_prose *p, an_token token)
{
    if (!p->line.slot_is_open || p->awaits_move || !p->has_moves || token.kind == AN_TOKEN_RESULT ||
        an_prose_castles_at(p, &token))
        return false;
    bool is_unmarked;
    an_text text = an_prose_text_from(p, &token);
    size_t size = an_figure_size(text, &is_unmarked);
    if (size == 0 || (is_unmarked && is_in_their_stead(p, &token, text.at + size)))
        return false;
    p->reader->lexer.at = text.at + size;
    an_reader_add(p->reader, an_prose_token(token.offset, size));
    return true;
}

an_token an_prose_look_past_figures(const an_prose *p, an_lexer *ahead)
{
    for (;;) {
        const an_lexer before = *ahead;
        an_token token = an_lexer_next(ahead, p->reader->base);
        if (token.kind == AN_RAW_END || token.kind == AN_TOKEN_RESULT)
            return token;
        an_text text = an_prose_text_from(p, &token);
        size_t size = bracketed_figure_size(text);
        if (size == 0)
            return token;
        *ahead = before;
        ahead->at = text.at + size;
    }
}
