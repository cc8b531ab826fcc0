/* Where the line of play goes on after prose, and which moves are left out.
 *
 * This serves score sheets, and the first reading of an article. Which moves of an article were
 * played and which are only spoken of is decided in game/articles. */
#include "resumptions.h"

#include "lexer.h"
#include "lexicon.h"
#include "prose_words.h"

/* ---- moves that are left out ---- */

/* Returns true if `next`, a number or result, goes on with the moves that end at offset `end`.
 * Neither the end of a sentence nor a parenthesis stands between them. No end of a line does
 * either, unless `is_line_of_moves`: then only an empty line parts them. */
static bool is_joined(const an_prose *p, uint32_t end, bool is_line_of_moves, const an_token *next)
{
    const char *base = p->draft->base;
    if (next->offset < end) /* it stands in another block */
        return false;
    if (is_line_of_moves)
        return !an__follows_empty_line(base, base + next->offset);
    an_text rest = an_text_trimmed(an_text_from(base + end, next->offset - end));
    bool is_apart =
        rest.size > 0 && (*rest.at == '.' || an_is_among(rest.at[rest.size - 1], ".)]"));
    return !is_apart && !an_holds_line_end(base + end, base + next->offset);
}

void an__prose_leave_out(an_prose *p, const an_token *number)
{
    an_token move = an__prose_peek(p);
    if (p->sheet->line_count > 0)
        return;
    p->numbers.are_others = p->numbers.are_others || (!number->is_bare && number->value > 0);
    if (number->value == 0)
        return;
    bool is_meant = move.kind == AN_TOKEN_MOVE && an_san_is_attempt(an__prose_text(p, &move));
    if (!is_meant && !an__looks_like_move(p, &move)) {
        p->unread.stray.end = 0;
        return;
    }
    if (p->unread.stray.end == 0) {
        p->unread.stray.ply = an_ply_of(number);
        p->unread.stray.begins_line = an_prose_begins_line(p, number);
    }
    p->unread.stray.end = move.offset + move.size;
    p->unread.stray.next = an_ply_of(number) + 1;
}

bool an__prose_is_amid_stray(const an_prose *p, const an_token *number)
{
    return p->unread.stray.end > 0 && p->sheet->line_count == 0 &&
           an_ply_of(number) >= p->unread.stray.next &&
           is_joined(p, p->unread.stray.end, p->unread.stray.begins_line, number);
}

bool an__prose_quotes_game(const an_prose *p, const an_token *result)
{
    return p->unread.stray.end > 0 && p->unread.stray.ply == 0 && p->numbers.have_begun &&
           p->sheet->line_count == 0 && is_joined(p, p->unread.stray.end, false, result);
}

void an__prose_pass(an_prose *p, const an_token *word)
{
    bool is_of_stray = word->offset < p->unread.stray.end;
    bool ends_stray = p->unread.stray.end > 0 && an__says_end(p, word);
    if (word->kind == AN_TOKEN_NUMBER || is_of_stray || ends_stray)
        return;
    bool is_stray = p->unread.stray.end > 0 && an__looks_like_move(p, word);
    p->unread.stray.end = is_stray ? word->offset + word->size : 0;
    p->unread.stray.next += is_stray;
}

/* ---- where the line goes on ---- */

/* Returns true if a word follows the next token, the move of a number: "2. Cf3 est connu". */
static bool is_spoken_of(const an_prose *p)
{
    an__prose_peek(p);
    an_lexer ahead = p->sheet->ahead.lexer;
    an_token next = an__lexer_next(&ahead, p->draft->base);
    return next.kind == AN_TOKEN_MOVE && !an__looks_like_move(p, &next);
}

bool an__is_spoken_of_there(const an_prose *p)
{
    an_token move = an__prose_peek(p);
    an_lexer ahead = p->sheet->ahead.lexer;
    an_token next = an__lexer_next(&ahead, p->draft->base);
    return is_spoken_of(p) &&
           !an_holds_line_end(an_prose_end_of(p, &move), p->draft->base + next.offset);
}

bool an__prose_is_told(const an_prose *p)
{
    size_t offset = (size_t)(p->draft->lexer.at - p->draft->base);
    return p->choices->played != NULL && p->sheet->line_count == 0 &&
           offset <= p->choices->played_until;
}

bool an__prose_is_left_out(const an_prose *p, const an_token *token)
{
    return !an_places_hold(p->choices->played, p->choices->played_count, token->offset);
}

bool an__prose_goes_on_at(const an_prose *p, const an_token *number)
{
    bool in_slot = p->line.slot_is_open;
    bool fits = an__number_fits(p, number) && !an__is_decimal(p, number, p->draft->lexer);
    if (!fits && !(in_slot && an__move_follows(p)) && !an__repeats_last_move(p, number))
        return false;
    return (fits && in_slot) || !an__prose_is_amid_stray(p, number);
}
