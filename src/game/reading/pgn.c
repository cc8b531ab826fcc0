/* The grammar of PGN: tag pairs, movetext, a result; a new tag section begins a new game. */
#include "pgn.h"

#include <assert.h>

#include "buffer.h"
#include "castling.h"
#include "lexer.h"
#include "lines.h"
#include "nesting.h"
#include "quick_tokens.h"
#include "roster.h"
#include "section.h"
#include "tag.h"
#include "tag_names.h"
#include "text.h"
#include "untagged.h"

/* How far the reading of a game has come. */
typedef struct progress {
    an_section section;
    bool has_bad_tag; /* a damaged tag may have swallowed moves */
    an_nesting nesting;
} progress;

static bool has_tags(const an_draft *draft, const progress *p)
{
    return draft->tags.count > 0 || p->has_bad_tag;
}

static bool follows_empty_line(const an_draft *draft, const an_token *token)
{
    return an__follows_empty_line(draft->base, draft->base + token->offset);
}

/* Returns true if a word may be the first move of a game. "de", "--" and "O-O" look like moves, but
 * behind a result they are mere words. */
static bool may_open_game(const an_draft *draft, const an_token *word)
{
    an_text text = an_text_from(draft->base + word->offset, word->size);
    return word->kind == AN_TOKEN_MOVE && an_holds_digit(text) && an_san_has_shape(text);
}

/* Returns true if the first move of a game follows the number that was read last; comments and
 * signs may stand between. Behind a dot the move may be numeric: 1. 5254. */
static bool opening_follows(const an_draft *draft, const an_token *number)
{
    an_lexer ahead = draft->lexer;
    an_token next;
    do
        next = an__lexer_next(&ahead, draft->base);
    while (next.kind == AN_TOKEN_COMMENT || next.kind == AN_TOKEN_NAG ||
           next.kind == AN_TOKEN_SIGN || (next.kind == AN_TOKEN_NUMBER && next.value == 0));
    bool is_numeric = next.kind == AN_TOKEN_MOVE && an_is_digit(draft->base[next.offset]);
    return (is_numeric && !number->is_bare) || may_open_game(draft, &next);
}

/* Returns true if a token can only belong to the next game. */
static bool begins_next_game(const an_draft *draft, const progress *p, const an_token *token)
{
    switch (token->kind) {
    case AN_RAW_TAG:
    case AN_RAW_BAD_TAG:
        return draft->tokens.has_result || (p->has_bad_tag && follows_empty_line(draft, token)) ||
               (an__is_line_start(draft->lexer.begin, draft->base + token->offset) &&
                an_section_ends_at(p->section, draft->base, draft->base + token->offset));
    case AN_TOKEN_NUMBER:
        return p->nesting.depth == 0 && token->value > 0 &&
               ((draft->tokens.has_result && opening_follows(draft, token)) ||
                (token->value == 1 && !token->says_black && !p->has_bad_tag &&
                 an__pgn_begins_untagged(draft, token->offset)));
    case AN_TOKEN_MOVE:
        return draft->tokens.has_result && p->nesting.depth == 0 && may_open_game(draft, token);
    default:
        return false;
    }
}

/* "1. xx": returns true if a word stands behind a number with a dot, on the same line. */
static bool is_numbered(const an_draft *draft, const an_token *word)
{
    assert(draft->tokens.count > 0); /* this is only called behind a result */
    const an_token *last = &draft->tokens.items[draft->tokens.count - 1];
    const char *number = draft->base + last->offset;
    return last->kind == AN_TOKEN_PROSE && an_is_digit(*number) && number[last->size - 1] == '.' &&
           word->offset >= last->offset + last->size &&
           !an_holds_line_end(number, draft->base + word->offset);
}

/* Returns true if a token behind a result means nothing: a number, such as "12"; a rule, such as
 * "--" above a signature or "====="; a word without a digit, such as "de", unless it is castling or
 * has a number. */
static bool says_nothing(const an_draft *draft, const an_token *token)
{
    const char *at = draft->base + token->offset;
    switch (token->kind) {
    case AN_TOKEN_NUMBER:
        return true;
    case AN_TOKEN_MOVE: {
        an_text word = an_text_from(at, token->size);
        return (!an_is_letter(*at) && (unsigned char)*at < 0x80) ||
               (!an_holds_digit(word) && !an__is_broken_castling(word) &&
                !is_numbered(draft, token));
    }
    case AN_TOKEN_SIGN:
        return an__is_line_start(draft->lexer.begin, at);
    default:
        return false;
    }
}

static void add_tag(an_draft *draft, uint32_t offset)
{
    an_tag *tag = an_draft_next_tag(draft);
    if (tag == NULL)
        return;
    *tag = draft->lexer.tag;
    an_draft_keep_tag(draft, offset);
}

/* Keeps `token`, which is no tag of the game, as words, so that nothing of it is lost. */
static void refuse_tag(an_draft *draft, progress *p, an_token token)
{
    an__draft_fault(draft, AN_BAD_TAG, token.offset, token.size);
    an_draft_mark_start(draft, token.offset);
    token.kind = AN_TOKEN_PROSE;
    if (p->nesting.beyond == 0)
        an_draft_add(draft, token);
}

static void take_tag(an_draft *draft, progress *p, an_token token)
{
    p->has_bad_tag = p->has_bad_tag || token.kind == AN_RAW_BAD_TAG;
    an_section_take_tag(&p->section);
    if (token.kind == AN_RAW_BAD_TAG || p->section == AN_SECTION_MOVETEXT)
        refuse_tag(draft, p, token);
    else
        add_tag(draft, token.offset);
}

/* Notes whether a token ends the tag section. Dots alone may stand behind a tag pair, and are no
 * movetext. */
static void note_movetext(const an_draft *draft, progress *p, const an_token *token)
{
    bool is_dots = token->kind == AN_TOKEN_NUMBER && draft->base[token->offset] == '.';
    if (token->kind == AN_TOKEN_COMMENT)
        an_section_take_comment(&p->section, draft->base, draft->base + token->offset);
    else if (token->kind != AN_RAW_TAG && token->kind != AN_RAW_BAD_TAG &&
             token->kind != AN_TOKEN_LINE_COMMENT && !is_dots)
        p->section = AN_SECTION_MOVETEXT;
}

static void take_parenthesis(an_draft *draft, progress *p, an_token token)
{
    size_t size = an__nesting_open(draft, &p->nesting, has_tags(draft, p), token);
    draft->lexer.at = draft->base + token.offset + size;
    draft->lexer.depth = p->nesting.depth;
}

/* [Evnt: returns true if a bracket begins a line in the way a tag does. */
static bool may_begin_tag(const an_draft *draft, const an_token *bracket)
{
    const char *at = draft->base + bracket->offset;
    return *at == '[' && an_is_letter(at[1]) && an__is_line_start(draft->lexer.begin, at);
}

static void take_token(an_draft *draft, progress *p, an_token token)
{
    note_movetext(draft, p, &token);
    if (draft->tokens.has_result && p->nesting.depth == 0 && says_nothing(draft, &token))
        token.kind = AN_TOKEN_PROSE;
    switch (token.kind) {
    case AN_RAW_TAG:
    case AN_RAW_BAD_TAG:
        take_tag(draft, p, token);
        return;
    case AN_RAW_BRACKET:
        if (!draft->tokens.has_result || p->nesting.depth > 0 || may_begin_tag(draft, &token)) {
            an__draft_fault(draft, AN_UNREADABLE_TOKEN, token.offset, token.size);
            return;
        }
        token.kind = AN_TOKEN_PROSE;
        break;
    case AN_TOKEN_OPEN:
        take_parenthesis(draft, p, token);
        return;
    case AN_TOKEN_CLOSE:
        an__nesting_close(draft, &p->nesting, token);
        return;
    case AN_TOKEN_COMMENT:
        if (!draft->lexer.closed)
            an__draft_fault(draft, AN_UNCLOSED_COMMENT, token.offset, 1);
        break;
    case AN_TOKEN_RESULT:
        if (p->nesting.depth == 0)
            an_draft_mark_result(&draft->tokens, draft->tokens.count);
        an_draft_mark_start(draft, token.offset);
        break;
    case AN_TOKEN_NUMBER:
    case AN_TOKEN_MOVE:
        an_draft_mark_start(draft, token.offset);
        break;
    default:
        break;
    }
    if (p->nesting.beyond == 0)
        an_draft_add(draft, token);
}

/* Takes a tag pair in its usual form. Returns its bytes; 0 if there is none, or if its name needs a
 * finding. */
static inline size_t take_plain_tag(an_draft *draft, const char *at)
{
    an_tag *tag = *at == '[' ? an_draft_next_tag(draft) : NULL;
    an_text rest = an_text_from(at, (size_t)(draft->lexer.end - at));
    size_t size = tag != NULL ? an__plain_tag_read(rest, tag) : 0;
    if (size == 0 || an_tag_meant(tag->name) != NULL)
        return 0;
    an_draft_keep_tag(draft, (uint32_t)(at - draft->base));
    return size;
}

/* How a line ends is tested with a branch, which the processor predicts, so that no tag waits for
 * the end of the line before it. */
void an__pgn_read_heading(an_draft *draft)
{
    an_lexer *lexer = &draft->lexer;
    const char *at = lexer->at;
    bool begins_line = !lexer->mode.is_careful && an__is_line_start(lexer->begin, at);
    for (size_t size; begins_line && (size = take_plain_tag(draft, at)) != 0;) {
        at += size;
        if (*at == '\n') {
            at++;
        } else if (*at == '\r') {
            at += 1 + (at[1] == '\n');
        } else {
            begins_line = false;
        }
    }
    lexer->at = at;
}

/* Takes lines that are tag pairs without their opening bracket. */
static void take_torn_tags(an_draft *draft, progress *p)
{
    an_lexer *lexer = &draft->lexer;
    for (;;) {
        const char *at = lexer->at;
        while (an_is_space(*at))
            at++;
        size_t size = an_is_letter(*at) && an__is_line_start(lexer->begin, at)
                          ? an__torn_tag_size(an_text_from(at, (size_t)(lexer->end - at)))
                          : 0;
        if (size == 0)
            return;
        take_tag(draft, p,
                 (an_token){.kind = AN_RAW_BAD_TAG,
                            .offset = (uint32_t)(at - draft->base),
                            .size = (uint32_t)size});
        lexer->at = at + size;
    }
}

/* Takes most of a game with tags: plain moves and numbers, and comments between them. There, only a
 * result can end the game. */
static void take_run(an_draft *draft, progress *p)
{
    size_t room, count;
    do {
        if (!AN_ARRAY_RESERVE(draft->tokens.items, draft->tokens.capacity,
                              draft->tokens.count + AN_QUICK_ROOM)) {
            draft->failed = true;
            return;
        }
        room = draft->tokens.capacity - draft->tokens.count;
        count = an__quick_tokens(&draft->lexer, draft->base,
                                 draft->tokens.items + draft->tokens.count, room);
        if (count > 0)
            an_draft_mark_start(draft, draft->tokens.items[draft->tokens.count].offset);
        if (count > 0)
            p->section = AN_SECTION_MOVETEXT;
        draft->tokens.count += count;
    } while (room - count < AN_QUICK_ROOM);
}

/* Takes the brackets that follow the last token, with only blanks between. */
static void take_brackets(an_draft *draft, progress *p)
{
    an_lexer *lexer = &draft->lexer;
    for (const char *at = lexer->at; !draft->failed; at = lexer->at) {
        while (an_is_space(*at))
            at++;
        /* bytes behind the end belong to the next batch, which may begin with a tag pair */
        bool may_be = at < lexer->end && an_is_nesting(*at);
        size_t size = may_be ? an__nesting_take(draft, &p->nesting, has_tags(draft, p), at) : 0;
        if (size == 0)
            return;
        p->section = AN_SECTION_MOVETEXT;
        lexer->at = at + size;
        lexer->depth = p->nesting.depth;
    }
}

/* Ends the game before `token`, which belongs to the next game, and before the comments that go
 * with it. */
static void end_before(an_draft *draft, const an_token *token)
{
    if (token->kind == AN_RAW_TAG || token->kind == AN_RAW_BAD_TAG)
        draft->lexer.at = draft->base + token->offset;
    else
        an__pgn_give_back_comments(draft, token->offset);
}

void an__pgn_read(an_draft *draft)
{
    progress p = {0};
    an__pgn_read_heading(draft);
    if (draft->tags.count > 0)
        an_section_take_tag(&p.section);
    for (;;) {
        take_torn_tags(draft, &p);
        if (!draft->tokens.has_result && p.nesting.beyond == 0 && draft->tags.count > 0)
            take_run(draft, &p);
        take_brackets(draft, &p);
        an_token token = an__lexer_next(&draft->lexer, draft->base);
        if (token.kind == AN_RAW_END)
            break;
        if (begins_next_game(draft, &p, &token)) {
            end_before(draft, &token);
            break;
        }
        take_token(draft, &p, token);
    }
    an__nesting_end(draft, &p.nesting);
}
