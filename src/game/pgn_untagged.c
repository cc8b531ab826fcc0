/* Games without tags behind others that have some: what stands aside in them as in plain text. */
#include "reader.h"

#include "text.h"

/* Bytes up to the ) behind a (, with both; 0 if another bracket, an empty line or what may be a tag
 * stands between. */
static size_t parenthesis_size(const char *begin, an_text text)
{
    unsigned line_ends = 0;
    for (size_t i = 1; i < text.size && line_ends < 2; i++) {
        const char *c = text.at + i;
        if (*c == ')')
            return i + 1;
        if (strchr("({}", *c) != NULL || (*c == '[' && an_is_line_start(begin, c)))
            return 0;
        line_ends = an_is_space(*c) ? line_ends + (*c == '\n' || (*c == '\r' && c[1] != '\n')) : 0;
    }
    return 0;
}

/* Whether a token that stands behind a ( begins words. What may begin a variation does not. */
static bool begins_words(const an_token *first, const char *base)
{
    switch (first->kind) {
    case AN_TOKEN_MOVE:
        return !an_san_has_shape(an_text_from(base + first->offset, first->size));
    case AN_TOKEN_NAG:
    case AN_TOKEN_RESULT:
    case AN_TOKEN_LINE_COMMENT:
    case AN_RAW_BRACKET:
        return true;
    default:
        return false;
    }
}

size_t an_words_in_parentheses(const an_reader *reader, const char *parenthesis)
{
    an_text rest = an_text_from(parenthesis, (size_t)(reader->lexer.end - parenthesis));
    size_t size = parenthesis_size(reader->lexer.begin, rest);
    if (size == 0)
        return 0;
    an_lexer within = {
        .begin = parenthesis + 1, .at = parenthesis + 1, .end = reader->lexer.end, .is_text = true};
    an_token first = an_lexer_next(&within, reader->base);
    return begins_words(&first, reader->base) ? size : 0;
}

bool an_begins_movetext(const an_reader *reader, const an_token *token)
{
    an_text word = an_text_from(reader->base + token->offset, token->size);
    return (token->kind == AN_TOKEN_NUMBER && token->value > 0) ||
           (token->kind == AN_TOKEN_MOVE && an_san_has_shape(word));
}

/* The first token behind comments. */
static an_token behind_comments(const an_reader *reader, const an_token *comment)
{
    an_token token;
    an_lexer ahead = reader->lexer;
    ahead.at = reader->base + comment->offset;
    ahead.depth = 0;
    for (;;) {
        token = an_lexer_next(&ahead, reader->base);
        size_t words = token.kind == AN_TOKEN_OPEN
                           ? an_words_in_parentheses(reader, reader->base + token.offset)
                           : 0;
        if (words == 0 && token.kind != AN_TOKEN_COMMENT)
            return token;
        if (words > 0)
            ahead.at = reader->base + token.offset + words;
    }
}

static bool is_on_line(const char *at, const char *end)
{
    while (at < end && *at != '\n' && *at != '\r')
        at++;
    return at == end;
}

bool an_leads_next_game(const an_reader *reader, const an_token *comment, an_lead *lead)
{
    const char *at = reader->base + comment->offset;
    if (lead->to <= comment->offset) {
        an_token token = behind_comments(reader, comment);
        *lead = (an_lead){token.offset, an_begins_movetext(reader, &token)};
    }
    return lead->is_game &&
           (an_follows_empty_line(reader->base, at) ||
            (an_is_line_start(reader->lexer.begin, at) && is_on_line(at, reader->base + lead->to)));
}
