/* Figures among the moves of a sheet: clock times, evaluations, dates. They belong to the move
 * before them and are no words, so that the slot stays open. */
#include "clock_figures.h"

#include "figures.h"
#include "other_numbers.h"
#include "prose_words.h"

/* Returns true if a figure of digits alone, up to `end`, stands where a number or move is due, and
 * may be a damaged one: "0.0" before White's next number, "3.5" where "3." is due. */
static bool is_in_their_stead(const an_prose *p, const an_token *token, const char *end)
{
    if (p->line.ply % 2 == 0)
        return token->kind == AN_TOKEN_NUMBER && token->value == an_awaited_number(p);
    an_lexer ahead = p->draft->lexer;
    ahead.at = end;
    an_token next = an__prose_look_past_figures(p, &ahead);
    return !an__looks_like_move(p, &next) &&
           !(next.kind == AN_TOKEN_NUMBER && next.says_black && an__number_fits(p, &next));
}

/* Returns the bytes of the figure at `token`. In a quoted cell of a table, "1:30", the quote behind
 * it is left out, as it is no sign of seconds. */
static size_t size_of_figure(const an_prose *p, const an_token *token, bool *is_unmarked)
{
    an_text text = an__prose_text_from(p, token);
    size_t size = an__figure_size(text, is_unmarked);
    bool is_quoted = token->offset > 0 && text.at[-1] == '"';
    return size - (is_quoted && size > 1 && text.at[size - 1] == '"');
}

bool an__prose_take_figure(an_prose *p, an_token token)
{
    if (!p->line.slot_is_open || p->numbers.awaits_move || !p->has_moves ||
        token.kind == AN_TOKEN_RESULT || an__prose_castles_at(p, &token))
        return false;
    bool is_unmarked;
    const char *at = p->draft->base + token.offset;
    size_t size = size_of_figure(p, &token, &is_unmarked);
    if (size == 0 || (is_unmarked && is_in_their_stead(p, &token, at + size)))
        return false;
    p->draft->lexer.at = at + size;
    an_draft_add(p->draft, an_prose_token(token.offset, size));
    return true;
}
