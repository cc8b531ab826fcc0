/* Clock times among the moves of a sheet. What the clock shows is said of the move before it, and
 * is no word: the slot stays open. */
#include "prose.h"

#include "text.h"

/* Bytes of a clock time, or of one in brackets, at the beginning of a text. */
static size_t bracketed_time_size(an_text text)
{
    bool is_open = text.size > 0 && (*text.at == '(' || *text.at == '[');
    size_t size = an_time_size(an_text_after(text, is_open));
    if (!is_open || size == 0)
        return size;
    an_text rest = an_text_after(text, 1 + size);
    return rest.size > 0 && (*rest.at == ')' || *rest.at == ']') ? size + 2 : 0;
}

static an_text text_from(const an_prose *p, const an_token *token)
{
    const char *at = p->reader->base + token->offset;
    return an_text_from(at, (size_t)(p->reader->lexer.end - at));
}

bool an_prose_begins_time(const an_prose *p, const an_token *token)
{
    return an_time_size(text_from(p, token)) > 0;
}

bool an_prose_take_time(an_prose *p, an_token token)
{
    if (!p->line.slot_is_open || p->awaits_move || !p->has_moves)
        return false;
    an_text text = text_from(p, &token);
    size_t size = an_time_size(text);
    if (size == 0 || an_prose_castles_at(p, &token))
        return false;
    p->reader->lexer.at = text.at + size;
    token.size = (uint32_t)size;
    token.kind = AN_TOKEN_PROSE;
    token.value = 0;
    token.says_black = token.is_bare = false;
    an_reader_add(p->reader, token);
    return true;
}

an_token an_prose_look_past_times(const an_prose *p, an_lexer *ahead)
{
    for (;;) {
        const an_lexer before = *ahead;
        an_token token = an_lexer_next(ahead, p->reader->base);
        if (token.kind == AN_RAW_END)
            return token;
        an_text text = text_from(p, &token);
        size_t size = bracketed_time_size(text);
        if (size == 0)
            return token;
        *ahead = before;
        ahead->at = text.at + size;
    }
}
