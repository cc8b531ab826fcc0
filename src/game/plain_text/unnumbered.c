/* Sheets without numbers: which line begins one, and where one may begin behind another game.
 *
 *     e4 e5 Cf3 Cc6 1-0       1. e4 e5 2. Cf3 Cc6       Partie 1 : e4 e5 Cf3 Cc6
 *                             Martin - Petit            Partie 2 : d4 d5 c4 e6
 *     d4 d5 c4 e6 0-1         d4 d5 c4 e6
 *                                                       e4 e5 Cf3 1-0 d4 d5 c4 0-1
 *
 * Behind a result or a label the next game is certain. Elsewhere, words or an empty line between
 * two sheets may as well stand within one. Such places are noted as doubts: the search plays the
 * moves on the board, and what can be played as one game remains one. */
#include "unnumbered.h"

#include "buffer.h"
#include "labels.h"
#include "prose_words.h"
#include "token.h"

/* Returns true if `token` is a comment, a NAG, or a sign like "!". They are no words, and may stand
 * before a move and behind it. */
static bool is_remark(const an_prose *p, const an_token *token)
{
    return an_is_comment(token) || token->kind == AN_TOKEN_NAG ||
           (token->kind == AN_TOKEN_SIGN && an_is_among(*an_prose_text(p, token).at, "!?"));
}

/* Returns true if nothing but remarks stands before `token` on its line, "{c} e4 e5", or in the
 * text: the game before it may have ended in the middle of a line. */
static bool is_first_word(const an_prose *p, const an_token *token)
{
    const an_draft_tokens *tokens = &p->draft->tokens;
    size_t first = tokens->count;
    while (first > 0 && is_remark(p, &tokens->items[first - 1]))
        first--;
    return first == 0 ||
           an_prose_begins_line(p, first < tokens->count ? &tokens->items[first] : token);
}

bool an__prose_opens_sheet(const an_prose *p, const an_token *token)
{
    if (p->has_moves || !(is_first_word(p, token) || an_prose_begins_line(p, token) ||
                          an__prose_stands_behind_label(p, token)))
        return false;
    an_lexer ahead = p->draft->lexer;
    an_token next;
    do
        next = an__look(p, &ahead, AN_PASS_FIGURES);
    while (is_remark(p, &next));
    return next.kind == AN_RAW_END || next.kind == AN_TOKEN_RESULT || an__looks_like_move(p, &next);
}

/* Notes that another sheet may begin at `token`. Returns true if the search has this reading end
 * the game there. */
static bool take_break(an_prose *p, const an_token *token)
{
    an_draft *draft = p->draft;
    if (token->offset == p->choices->ends_at)
        return true;
    if (AN_ARRAY_RESERVE(p->doubts->breaks, p->doubts->break_capacity, p->doubts->break_count))
        p->doubts->breaks[p->doubts->break_count++] = (an_break){token->offset, p->line.ply};
    else
        draft->failed = true;
    return false;
}

/* Returns true if the line holds nothing but moves from `token` on, or if a column of moves goes on
 * from it. */
static bool are_moves_to_line_end(const an_prose *p, const an_token *token)
{
    enum { FEWEST = 2 };
    an_lexer ahead = p->draft->lexer;
    an_token next = *token;
    unsigned moves = 0;
    while (an__looks_like_move(p, &next) && (moves < FEWEST || !an_prose_begins_line(p, &next))) {
        next = an__look(p, &ahead, AN_PASS_FIGURES | AN_PASS_SIGNS);
        moves++;
    }
    return moves >= FEWEST && (next.kind == AN_RAW_END || next.kind == AN_TOKEN_RESULT ||
                               an_prose_begins_line(p, &next));
}

bool an__prose_is_line_of_moves(const an_prose *p, const an_token *token)
{
    return an_prose_begins_line(p, token) && are_moves_to_line_end(p, token);
}

bool an__prose_begins_another_sheet(an_prose *p, const an_token *token)
{
    an_draft *draft = p->draft;
    if (!p->has_moves || an_prose_is_aside(p) || p->numbers.awaits_move ||
        !an__looks_like_move(p, token))
        return false;
    if (an__prose_stands_behind_label(p, token))
        return an__plies_that_follow(p) > 0 || an__prose_peek(p).kind == AN_TOKEN_RESULT;
    if (!an_prose_begins_line(p, token))
        return an_prose_follows(p, AN_TOKEN_RESULT) && are_moves_to_line_end(p, token);
    if (draft->tokens.has_result || (p->heading.is_met && token->offset >= p->heading.next))
        return an__plies_that_follow(p) > 0;
    bool stands_apart = !p->line.slot_is_open || an_prose_begins_paragraph(p, token);
    return stands_apart && take_break(p, token);
}
