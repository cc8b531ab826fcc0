/* Where the line of play goes on after prose, which moves are left out, and which stand there
 * twice.
 *
 * This serves score sheets, and the first reading of an article. Which moves of an article were
 * played and which are only spoken of is decided in game/articles. */
#include "resumptions.h"

#include "prose_words.h"

/* ---- moves that are left out ---- */

/* Returns true if `next`, a number or result, goes on with the moves that end at offset `end`. With
 * `is_line_of_moves`, only an empty line parts the two. Otherwise, the end of a line or sentence or
 * a closing parenthesis does. */
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
    if (an_prose_is_aside(p))
        return;
    p->numbers.are_others = p->numbers.are_others || (!number->is_bare && number->value > 0);
    if (number->value == 0)
        return;
    bool is_meant = move.kind == AN_TOKEN_MOVE && an_san_is_attempt(an_prose_text(p, &move));
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
    return p->unread.stray.end > 0 && !an_prose_is_aside(p) &&
           an_ply_of(number) >= p->unread.stray.next &&
           is_joined(p, p->unread.stray.end, p->unread.stray.begins_line, number);
}

bool an__prose_quotes_game(const an_prose *p, const an_token *result)
{
    return p->unread.stray.end > 0 && p->unread.stray.ply == 0 && p->numbers.have_begun &&
           !an_prose_is_aside(p) && is_joined(p, p->unread.stray.end, false, result);
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

bool an__is_spoken_of_there(const an_prose *p)
{
    an_token move = an__prose_peek(p);
    an_lexer ahead = p->sheet->ahead.lexer;
    an_token next = an__look(p, &ahead, 0);
    return next.kind == AN_TOKEN_MOVE && !an__looks_like_move(p, &next) &&
           an_is_on_line(p, &move, &next);
}

bool an__prose_is_told(const an_prose *p)
{
    size_t offset = (size_t)(p->draft->lexer.at - p->draft->base);
    return p->choices->played != NULL && !an_prose_is_aside(p) &&
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

/* ---- moves that stand there twice ---- */

void an__prose_take_again(an_prose *p)
{
    an_token token = an__prose_next(p);
    an_text word = an_prose_text(p, &token);
    if (!an_text_equal(word, an_prose_text(p, &p->draft->tokens.items[p->line.last_move])))
        token.size = (uint32_t)an__without_signs(word).size;
    p->draft->lexer.at = word.at + token.size;
    token.kind = AN_TOKEN_AGAIN;
    token.value = p->line.last_move;
    p->line.slot_is_open = true;
    an_draft_add(p->draft, token);
}

/* Returns the index of the move before the last one, if it is near and no variation ends between
 * them. Returns that of the last move otherwise. */
static uint32_t move_before_last(const an_prose *p)
{
    enum { FARTHEST = 8 };
    uint32_t last = p->line.last_move;
    for (uint32_t index = last; index > 0 && last - index < FARTHEST; index--) {
        uint8_t kind = p->draft->tokens.items[index - 1].kind;
        if (kind == AN_TOKEN_MOVE)
            return index - 1;
        if (kind == AN_TOKEN_CLOSE)
            break;
    }
    return last;
}

/* Returns true if `number` begins a line and nothing but the end of a line stands between it and
 * the last move. */
static bool is_next_line(const an_prose *p, const an_token *number)
{
    return p->line.last_move + 1 == p->draft->tokens.count && an_prose_begins_line(p, number) &&
           !an_prose_begins_paragraph(p, number);
}

/* Returns true if the last `pair` of moves stands behind its `number` once more, and the game then
 * goes on or ends. A line of the sheet was copied twice. */
static bool repeats_pair(const an_prose *p, const an_token *number, const uint32_t pair[])
{
    enum { PAIR = 2 };
    const an_token *tokens = p->draft->tokens.items;
    if (number->value + 1 != an_awaited_number(p) || number->says_black || p->line.ply % 2 != 0 ||
        p->line.ply < p->line.begin + PAIR || an_prose_is_aside(p) || pair[0] == pair[1])
        return false;
    an_lexer ahead = p->draft->lexer;
    for (size_t i = 0; i < PAIR; i++) {
        an_token move = an__look(p, &ahead, 0);
        if (!an_text_equal(an_prose_text(p, &move), an_prose_text(p, &tokens[pair[i]])))
            return false;
    }
    an_token next = an__look(p, &ahead, 0);
    bool ends = next.kind == AN_RAW_END || next.kind == AN_TOKEN_RESULT;
    bool goes_on =
        next.kind == AN_TOKEN_NUMBER && next.value == an_awaited_number(p) && !next.says_black;
    return number->value > 1 ? goes_on || ends
                             : goes_on && an_prose_begins_line(p, &next) && is_next_line(p, number);
}

bool an__prose_take_pair_again(an_prose *p, an_token *number)
{
    if (!p->has_moves || p->draft->tokens.has_result)
        return false;
    const uint32_t pair[] = {move_before_last(p), p->line.last_move};
    if (!repeats_pair(p, number, pair))
        return false;
    for (size_t i = 0; i < sizeof pair / sizeof *pair; i++) {
        an_token token = an__prose_next(p);
        token.kind = AN_TOKEN_AGAIN;
        token.value = pair[i];
        an_draft_add(p->draft, token);
    }
    p->line.slot_is_open = true;
    return true;
}
