/* The brackets of PGN: variations, words in parentheses, and brackets that mean nothing. */
#include "nesting.h"

#include "bytes.h"
#include "compiler.h"
#include "suffix.h"
#include "untagged.h"

/* Begins a variation that is nested too deeply. It becomes one comment, so that nothing of it is
 * lost. */
static void begin_beyond(an_draft *draft, an_nesting *n, an_token token)
{
    n->beyond = 1;
    n->beyond_at = token.offset;
    an__draft_fault(draft, AN_UNREADABLE_TOKEN, token.offset, token.size);
}

static void end_beyond(an_draft *draft, an_nesting *n, uint32_t end)
{
    an_token comment = {.offset = n->beyond_at, .kind = AN_TOKEN_COMMENT};
    while (an_is_space(draft->base[end - 1]))
        end--;
    comment.size = end - comment.offset;
    an_draft_add(draft, comment);
    n->beyond = 0;
}

static AN_INLINED void open_variation(an_draft *draft, an_nesting *n, an_token token)
{
    if (n->beyond > 0) {
        n->beyond++;
        return;
    }
    if (n->depth == AN_DEPTH_MAX) {
        begin_beyond(draft, n, token);
        return;
    }
    if (n->depth++ == 0)
        n->opened_at = token.offset;
    an_draft_add(draft, token);
}

/* Takes words in a parenthesis as a comment. That is done where no tag says that this is strict
 * PGN, and behind a result, where a game without tags may begin. Returns the bytes of the comment;
 * 0 if the parenthesis may be a variation. */
static AN_INLINED size_t take_words(an_draft *draft, const an_nesting *n, bool has_tags,
                                    an_token token)
{
    /* deeper ones are not tried, so that their ends are not sought again and again */
    enum { WORDS_DEPTH_MAX = 64 };
    bool is_behind = draft->tokens.has_result && n->depth == 0;
    bool may_have_words = (!has_tags || is_behind) && n->depth <= WORDS_DEPTH_MAX;
    size_t size = may_have_words ? an__pgn_words_size(draft, draft->base + token.offset) : 0;
    token.kind = AN_TOKEN_COMMENT;
    token.size = (uint32_t)size;
    if (size > 0)
        an_draft_add(draft, token);
    return size;
}

static AN_INLINED void close_variation(an_draft *draft, an_nesting *n, an_token token)
{
    if (n->beyond > 1) {
        n->beyond--;
        return;
    }
    if (n->beyond > 0) {
        end_beyond(draft, n, token.offset + token.size);
        return;
    }
    if (n->depth == 0) {
        an__draft_fault(draft, AN_UNMATCHED_PARENTHESIS, token.offset, token.size);
        return;
    }
    n->depth--;
    an__draft_close_variation(draft, token);
}

/* Takes a (. Returns its bytes; 0 if it begins a sign, such as (=). Many of them, nested too
 * deeply, are taken at once. */
static size_t take_opening(an_draft *draft, an_nesting *n, bool has_tags, an_token token,
                           an_text rest)
{
    if (an__bracketed_sign_size(rest) > 0)
        return 0;
    size_t words = take_words(draft, n, has_tags, token);
    if (words > 0)
        return words;
    open_variation(draft, n, token);
    size_t size = n->beyond > 0 ? an_same_size(rest.at, rest.at + rest.size) : 1;
    if (size < 3)
        return 1;
    n->beyond += (uint32_t)size - 2;
    return size - 1;
}

static size_t take_closing(an_draft *draft, an_nesting *n, an_token token, an_text rest)
{
    if (n->depth > 0) {
        close_variation(draft, n, token);
        return 1;
    }
    size_t size = an_same_size(rest.at, rest.at + rest.size);
    an__draft_fault_each(draft, AN_UNMATCHED_PARENTHESIS, token.offset, size);
    return size;
}

/* Takes brackets and quotes without meaning; behind a result they stand among words. Of several,
 * the last [ or $ is left, because a tag pair, a NAG or a sign may begin with it. */
static size_t take_stray(an_draft *draft, const an_nesting *n, an_token token, an_text rest)
{
    size_t size = an_same_size(rest.at, rest.at + rest.size);
    size -= *rest.at == '[' || *rest.at == '$';
    token.kind = AN_TOKEN_PROSE;
    token.size = (uint32_t)size;
    if (!draft->tokens.has_result || n->depth > 0)
        an__draft_fault_each(draft, AN_UNREADABLE_TOKEN, token.offset, size);
    else if (size > 0)
        an_draft_add(draft, token);
    return size;
}

size_t an__nesting_take(an_draft *draft, an_nesting *n, bool has_tags, const char *at)
{
    an_token token = {.offset = (uint32_t)(at - draft->base), .size = 1};
    an_text rest = an_text_from(at, (size_t)(draft->lexer.end - at));
    switch (*at) {
    case '(':
        token.kind = AN_TOKEN_OPEN;
        return take_opening(draft, n, has_tags, token, rest);
    case ')':
        token.kind = AN_TOKEN_CLOSE;
        return take_closing(draft, n, token, rest);
    default:
        return take_stray(draft, n, token, rest);
    }
}

size_t an__nesting_open(an_draft *draft, an_nesting *n, bool has_tags, an_token token)
{
    size_t words = take_words(draft, n, has_tags, token);
    if (words > 0)
        return words;
    open_variation(draft, n, token);
    return token.size;
}

void an__nesting_close(an_draft *draft, an_nesting *n, an_token token)
{
    close_variation(draft, n, token);
}

void an__nesting_end(an_draft *draft, an_nesting *n)
{
    if (n->beyond > 0)
        end_beyond(draft, n, (uint32_t)(draft->lexer.at - draft->base));
    if (n->depth > 0)
        an__draft_fault(draft, AN_UNCLOSED_VARIATION, n->opened_at, 1);
}
