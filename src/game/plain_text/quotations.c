/* Quotations in a plain text: their moves are no part of the game, but may have been played. */
#include "quotations.h"

#include "brackets.h"
#include "lost.h"
#include "prose_words.h"
#include "text.h"
#include "word.h"

/* Notes the quoted moves up to `end` that would go on with the game. If the game does not go on
 * without them, they are reported: as perhaps played where words stand before them, else as
 * unread. */
static void note_quoted(an_prose *p, const char *end)
{
    const an_lexer before = p->draft->lexer;
    const bool is_first = p->unread.plies == 0;
    uint32_t quoted = p->unread.quoted;
    bool has_words = p->has_words;
    an_token token;
    p->draft->lexer.end = end;
    while (p->draft->lexer.at < end) {
        token = an__lexer_next(&p->draft->lexer, p->draft->base);
        const an_text word = an_prose_text(p, &token);
        has_words = has_words || (an__is_word(word) && !an_holds_digit(word));
        if (token.kind != AN_TOKEN_NUMBER || !(an__number_fits(p, &token) || p->unread.plies > 0))
            continue;
        const an_token move = an__prose_peek(p);
        if (is_first && p->unread.plies == 0)
            quoted = has_words ? move.offset + move.size - token.offset : 0;
        an__prose_lose(p, &token);
    }
    p->unread.quoted = p->unread.plies > 0 ? quoted : 0;
    p->draft->lexer = before;
}

bool an__prose_take_quotation(an_prose *p, an_token token)
{
    const char *at = an_prose_at(p, &token);
    size_t size = an__quotation_size(&p->draft->brackets, at);
    if (size == 0)
        return false;
    token.size = (uint32_t)size;
    note_quoted(p, at + size);
    p->draft->lexer.at = at + size;
    /* in a score sheet it is a remark on the move before it, as a comment is */
    bool is_remark = p->line.slot_is_open && !p->numbers.awaits_move && an_prose_is_sheet(p) &&
                     !an_holds_digit(an_text_from(at, size));
    an__prose_add(p, token);
    if (is_remark) {
        p->line.slot_is_open = true;
        p->has_words = false;
    }
    return true;
}
