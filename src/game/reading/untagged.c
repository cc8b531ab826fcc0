/* Games without tags that follow other games in PGN, as layouts without tags write them. What
 * stands before the first number belongs to the new game, and words in parentheses are comments, as
 * in plain text. */
#include "untagged.h"

#include "brackets.h"
#include "descriptive.h"
#include "lexer.h"
#include "lines.h"
#include "text.h"
#include "token.h"

/* ---- before the first number ---- */

/* Returns true if `comment` begins the paragraph or the line that `number` stands in. */
static bool begins_before(const an_draft *draft, const an_token *comment, uint32_t number)
{
    const char *at = draft->base + comment->offset;
    return an__follows_empty_line(draft->base, at) ||
           (an__is_line_start(draft->lexer.begin, at) &&
            !an_holds_line_end(at, draft->base + number));
}

/* Returns true if a fault stands behind a comment, such as a bracket that is no token. */
static bool has_fault_behind(const an_draft *draft, const an_token *comment)
{
    return draft->faults.has_unlisted ||
           (draft->faults.count > 0 &&
            draft->faults.items[draft->faults.count - 1].offset > comment->offset);
}

/* Returns the index of the first comment right before `number` that begins the paragraph or line of
 * that number; the count of tokens if there is no such comment. A result before it is none. */
static size_t heading_before(const an_draft *draft, uint32_t number)
{
    size_t first = draft->tokens.count;
    while (first > 0 && an_is_comment(&draft->tokens.items[first - 1]) &&
           !has_fault_behind(draft, &draft->tokens.items[first - 1]))
        first--;
    while (first < draft->tokens.count &&
           !begins_before(draft, &draft->tokens.items[first], number))
        first++;
    return first;
}

void an__pgn_give_back_comments(an_draft *draft, uint32_t number)
{
    size_t first = heading_before(draft, number);
    bool has_some = first < draft->tokens.count;
    draft->lexer.at = draft->base + (has_some ? draft->tokens.items[first].offset : number);
    draft->lexer.next_brace = NULL;
    draft->tokens.count = first;
}

bool an__pgn_begins_untagged(const an_draft *draft, uint32_t number)
{
    size_t first = heading_before(draft, number);
    uint32_t begin = first < draft->tokens.count ? draft->tokens.items[first].offset : number;
    return draft->tags.count == 0 && draft->has_start &&
           an__follows_empty_line(draft->base, draft->base + begin);
}

/* ---- in parentheses ---- */

/* Returns true if a parenthesis begins with a word that is no move, or with something that has no
 * meaning among moves. */
static bool begins_with_words(const an_draft *draft, const char *parenthesis)
{
    an_lexer ahead = draft->lexer;
    ahead.at = parenthesis + 1;
    an_token first = an__lexer_next(&ahead, draft->base);
    an_text word = an_text_from(draft->base + first.offset, first.size);
    if (first.kind == AN_TOKEN_MOVE)
        return first.value == 0 && !an_san_has_shape(word) && !an__is_descriptive(word);
    return first.kind == AN_RAW_BRACKET || first.kind == AN_TOKEN_RESULT ||
           first.kind == AN_TOKEN_LINE_COMMENT || first.kind == AN_TOKEN_NAG;
}

/* Returns true if a line of the text begins with a tag pair. That belongs to a later game, so the
 * parenthesis was not closed. */
static bool holds_tag_line(an_text text)
{
    for (size_t line; (line = an__line_size(text)) < text.size;) {
        text = an_text_after(text, line + 1);
        if (!an__may_begin_line(text) && *text.at == '[')
            return true;
    }
    return false;
}

size_t an__pgn_words_size(an_draft *draft, const char *parenthesis)
{
    if (!begins_with_words(draft, parenthesis))
        return 0;
    size_t size = an__bracket_size(&draft->brackets, parenthesis);
    bool is_closed = size > 0 && size <= (size_t)(draft->lexer.end - parenthesis);
    return is_closed && !holds_tag_line(an_text_from(parenthesis, size)) ? size : 0;
}
