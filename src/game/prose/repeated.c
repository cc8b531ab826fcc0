/* Moves that stand in a text twice and are played once. */
#include "repeated.h"

#include "lexer.h"
#include "prose_words.h"

void an__prose_take_again(an_prose *p)
{
    an_token token = an__prose_next(p);
    an_text word = an__prose_text(p, &token);
    if (!an_text_equal(word, an__prose_text(p, &p->draft->tokens.items[p->line.last_move])))
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
    const an_draft *draft = p->draft;
    bool is_next = p->line.last_move + 1 == draft->tokens.count;
    return is_next && an_prose_begins_line(p, number) &&
           !an__follows_empty_line(draft->lexer.begin, draft->base + number->offset);
}

/* Returns true if the last pair of moves stands behind its `number` once more, and the game then
 * goes on or ends. A line of the sheet was copied twice. */
static bool repeats_pair(const an_prose *p, const an_token *number)
{
    const an_draft *draft = p->draft;
    if (number->value + 1 != an_awaited_number(p) || number->says_black || p->line.ply % 2 != 0 ||
        p->line.ply < p->line.begin + 2 || p->sheet->line_count > 0)
        return false;
    const uint32_t pair[] = {move_before_last(p), p->line.last_move};
    if (pair[0] == pair[1])
        return false;
    an_lexer ahead = draft->lexer;
    for (size_t i = 0; i < 2; i++) {
        an_token move = an__lexer_next(&ahead, draft->base);
        if (!an_text_equal(an__prose_text(p, &move),
                           an__prose_text(p, &draft->tokens.items[pair[i]])))
            return false;
    }
    an_token next = an__lexer_next(&ahead, draft->base);
    bool ends = next.kind == AN_RAW_END || next.kind == AN_TOKEN_RESULT;
    bool goes_on =
        next.kind == AN_TOKEN_NUMBER && next.value == an_awaited_number(p) && !next.says_black;
    return number->value > 1 ? goes_on || ends
                             : goes_on && an_prose_begins_line(p, &next) && is_next_line(p, number);
}

bool an__prose_take_pair_again(an_prose *p, const an_token *number)
{
    if (!p->has_moves || p->draft->has_result || !repeats_pair(p, number))
        return false;
    const uint32_t pair[] = {move_before_last(p), p->line.last_move};
    for (size_t i = 0; i < 2; i++) {
        an_token token = an__prose_next(p);
        token.kind = AN_TOKEN_AGAIN;
        token.value = pair[i];
        an_draft_add(p->draft, token);
    }
    p->line.slot_is_open = true;
    return true;
}
