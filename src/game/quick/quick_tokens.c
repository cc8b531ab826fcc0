/* Reads runs of tokens in their usual form, a block of bytes at a time. */
#include "quick_tokens.h"

#include "comment.h"
#include "compiler.h"
#include "number_word.h"
#include "plain.h"
#include "text.h"

/* A run, as far as it has come. The next token is written to `token`. */
typedef struct run {
    an_lexer *lexer;
    const char *base;
    const an_token *end;
    an_token *token;
} run;

/* Completes the next token, `size` bytes at `at`. Returns the place behind it; NULL if it is empty.
 * Tokens are written member by member at their final place, since copying a whole token would have
 * to wait for its members. */
static inline const char *add(run *r, const char *at, size_t size)
{
    if (size == 0)
        return NULL;
    an_token *token = r->token++;
    token->offset = (uint32_t)(at - r->base);
    token->size = (uint32_t)size;
    return at + size;
}

static inline void set_kind(run *r, uint8_t kind, uint32_t value)
{
    r->token->kind = kind;
    r->token->says_black = r->token->is_bare = false;
    r->token->value = value;
}

/* Returns the bytes of a comment that is closed but not plain; 0 if it is not closed. */
static size_t whole_comment_size(an_lexer *lexer, const char *at)
{
    bool closed;
    an_text rest = an_text_from(at, (size_t)(lexer->end - at));
    size_t size = an__comment_size(rest, &lexer->next_brace, &closed);
    return closed ? size : 0;
}

/* Adds a comment, and passes the blank behind it. Returns the place behind both; NULL if the
 * comment is not closed. */
static inline const char *add_comment(run *r, const char *at)
{
    size_t size = an_plain_comment_size(at, r->lexer->end);
    set_kind(r, AN_TOKEN_COMMENT, 0);
    at = add(r, at, size > 0 ? size : whole_comment_size(r->lexer, at));
    return at != NULL ? at + (*at == ' ') : NULL;
}

static inline const char *add_number(run *r, const char *at)
{
    an_token *token = r->token;
    token->kind = AN_TOKEN_NUMBER;
    token->is_bare = false;
    return add(r, at, an_plain_number(at, &token->value, &token->says_black));
}

/* Reads a move that an_plain_read_short cannot read. Returns its bytes; 0 if it is not plain. */
static size_t read_long_move(const char *at, an_token *token)
{
    size_t size = 0;
    if (an_is_letter(*at) || *at == '0' || (unsigned char)*at >= 0x80)
        token->value = an__plain_read(at, &size);
    return size;
}

static inline const char *add_move(run *r, const char *at, const char *end)
{
    an_plain plain;
    bool is_short = an_plain_read_short(at, end, &plain);
    set_kind(r, AN_TOKEN_MOVE, is_short ? plain : 0);
    return add(r, at, is_short ? (size_t)(end - at) : read_long_move(at, r->token));
}

/* Adds the number and the move of a word: "12.Nf3", "Nf3". Returns the place behind them, where a
 * comment may be glued; NULL if the run ends. */
static inline const char *add_word(run *r, const char *at, const char *end)
{
    if (*at >= '1' && *at <= '9') {
        at = add_number(r, at);
        if (at == NULL || at == end)
            return at;
    }
    return *at == '{' ? at : add_move(r, at, end);
}

/* Returns a set of the bytes ahead that are white space: bit i stands for at[i]. Only few bytes are
 * looked at, because the next comment is mostly near. */
static inline uint64_t spaces_ahead(const char *at)
{
    return at[-2] == '}' ? an_spaces_of(at, AN_BLOCK / 4) : an_spaces_of(at, AN_BLOCK);
}

/* Adds the words of a block up to a comment, and that comment. The ends of all words are found at
 * once, so that no word waits for the one before. Returns where the next block begins; NULL if the
 * run ends. */
static inline const char *add_block(run *r, const char *block)
{
    const char *at = block;
    for (uint64_t spaces = spaces_ahead(block); spaces; spaces &= spaces - 1) {
        const char *end = block + an_lowest_bit(spaces);
        if (at < end)
            at = add_word(r, at, end);
        if (at != end)
            break;
        at++;
    }
    if (at != NULL && *at == '{')
        return add_comment(r, at);
    return at != block ? at : NULL;
}

/* Returns where a run begins; NULL if none can begin here. */
static const char *run_begin(const an_lexer *lexer)
{
    enum { BEHIND = 3 };
    const char *at = lexer->at;
    while (an_is_space(*at))
        at++;
    bool may_be = (an_is_digit(*at) || an_is_letter(*at)) && at - lexer->begin >= BEHIND;
    return may_be && an_lexer_takes_plain(&lexer->mode) ? at : NULL;
}

/* The last bytes of the text, fewer than a block, are left to an__lexer_next. */
size_t an__quick_tokens(an_lexer *lexer, const char *base, an_token *tokens, size_t room)
{
    const char *at = run_begin(lexer);
    run r = {lexer, base, tokens + room, tokens};
    while (at != NULL && lexer->end - at > AN_BLOCK && r.end - r.token >= AN_QUICK_ROOM)
        at = add_block(&r, at);
    if (r.token > tokens)
        lexer->at = base + r.token[-1].offset + r.token[-1].size;
    return (size_t)(r.token - tokens);
}
