/* Words in an open slot, where a move is due. */
#include "slot.h"

#include "prose_words.h"
#include "suffix.h"
#include "word.h"

/* Returns true if `word` stands behind a full stop that is glued to a move: "1. e4. c5 est
 * possible." */
static bool begins_sentence(const an_prose *p, const an_token *word)
{
    const an_draft *draft = p->draft;
    if (an_prose_last_kind(p) != AN_TOKEN_MOVE)
        return false;
    const an_token *last = &draft->tokens.items[draft->tokens.count - 1];
    return word->offset > last->offset && *an_prose_end_of(p, last) == '.';
}

/* Returns true if the last token is the sign of an idea, or a number of that idea, or a move of it
 * with a comma behind. */
static bool follows_idea(const an_prose *p)
{
    const an_draft *draft = p->draft;
    if (draft->tokens.count == 0 || !p->has_moves || p->numbers.awaits_move)
        return false;
    const an_token *last = &draft->tokens.items[draft->tokens.count - 1];
    an_text text = an__prose_text(p, last);
    if (last->kind == AN_TOKEN_PROSE)
        return last->offset == p->unread.idea &&
               (an_is_digit(*text.at) || text.at[text.size] == ',');
    an_suffix sign = an_suffix_read(text, false);
    return last->kind == AN_TOKEN_SIGN && an__introduces_moves(&sign);
}

bool an__is_idea(const an_prose *p, const an_token *token)
{
    if (!follows_idea(p))
        return false;
    if (token->kind == AN_TOKEN_NUMBER)
        return !an__number_fits(p, token) && an__move_follows(p);
    if (!an__looks_like_move(p, token))
        return false;
    an_token next = an__prose_peek(p);
    bool is_needed = next.kind == AN_TOKEN_NUMBER && next.value > 0 &&
                     an_ply_of(&next) == p->line.ply + 1 &&
                     an__move_is_next(p, p->sheet->ahead.lexer);
    return !is_needed;
}

bool an__is_word_in_slot(an_prose *p, const an_token *token)
{
    an_text word = an__prose_text(p, token);
    bool is_of_files = an_is_of_files(word), is_doubtful = p->numbers.have_begun &&
                                                           !p->numbers.awaits_move &&
                                                           p->sheet->line_count == 0;
    if (!is_doubtful || !(is_of_files || begins_sentence(p, token)))
        return false;
    an_token next = an__prose_peek(p);
    bool is_short = is_of_files && word.at[word.size] == '.' && p->line.ply % 2 == 0;
    bool goes_on = next.kind == AN_TOKEN_MOVE && !an__looks_like_move(p, &next);
    return is_short || goes_on;
}
