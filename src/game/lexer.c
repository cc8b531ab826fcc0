/* From bytes to raw tokens. */
#include "lexer.h"

#include "symbols.h"
#include "text.h"
#include "utf8.h"

bool an_is_line_start(const char *begin, const char *at)
{
    while (at > begin) {
        bool follows_mark = at - begin >= 3 && memcmp(at - 3, "\xEF\xBB\xBF", 3) == 0;
        if (at[-1] == ' ' || at[-1] == '\t')
            at--;
        else if (follows_mark)
            at -= 3;
        else
            break;
    }
    return at == begin || at[-1] == '\n' || at[-1] == '\r';
}

size_t an_line_size(an_text text)
{
    const char *newline = memchr(text.at, '\n', text.size);
    size_t size = newline == NULL ? text.size : (size_t)(newline - text.at);
    const char *carriage_return = memchr(text.at, '\r', size);
    return carriage_return == NULL ? size : (size_t)(carriage_return - text.at);
}

size_t an_space_size(an_text text)
{
    size_t size = 0;
    while (size < text.size) {
        unsigned char c = (unsigned char)text.at[size];
        if (an_is_space((char)c)) {
            size++;
            continue;
        }
        if (c < 0xc2)
            break;
        size_t bytes;
        uint32_t point = an_utf8_decode(an_text_after(text, size), &bytes);
        bool is_space = point == 0xa0 || (point >= 0x2000 && point <= 0x200b) || point == 0x202f ||
                        point == 0xfeff;
        if (!is_space)
            break;
        size += bytes;
    }
    return size;
}

static size_t line_end_size(an_text text)
{
    if (an_text_starts(text, "\r\n"))
        return 2;
    return text.size > 0 && (*text.at == '\n' || *text.at == '\r') ? 1 : 0;
}

/* Where a comment that should have ended before is taken to end: at an empty line before a tag. */
static size_t lost_comment_size(an_text comment)
{
    size_t at = 0;
    while (at < comment.size) {
        size_t line = at + an_line_size(an_text_after(comment, at));
        size_t next = line + line_end_size(an_text_after(comment, line));
        size_t empty = line_end_size(an_text_after(comment, next));
        if (empty > 0) {
            an_text after = an_text_after(comment, next + empty);
            an_tag tag;
            bool sound;
            /* a batch of games ends where the tag of the next one was seen */
            if (after.size == 0)
                return next;
            if (after.size > 0 && *after.at == '[' && an_tag_read(after, &tag, &sound) && sound)
                return next;
        }
        if (next == at)
            break;
        at = next;
    }
    return comment.size;
}

size_t an_comment_size(an_text from_brace, bool *closed)
{
    const char *brace = memchr(from_brace.at, '}', from_brace.size);
    size_t size = brace == NULL ? from_brace.size : (size_t)(brace - from_brace.at) + 1;
    const char *again = memchr(from_brace.at + 1, '{', size - 1);
    *closed = brace != NULL;
    if (brace != NULL && again == NULL)
        return size;
    an_text before =
        an_text_from(from_brace.at, brace == NULL ? size : (size_t)(again - from_brace.at));
    size_t lost = lost_comment_size(before);
    if (lost == before.size)
        return size;
    *closed = false;
    return lost;
}

static bool is_name_character(char c)
{
    return an_is_letter(c) || an_is_digit(c) || (c != '\0' && strchr("_+#=:-", c) != NULL);
}

/* The quote that ends a value: one with ] behind it; *size counts up to it. */
static bool find_value_end(an_text value, size_t *size, bool with_escapes)
{
    for (size_t i = 0; i < value.size; i++) {
        if (value.at[i] == '\\' && with_escapes) {
            i++;
            continue;
        }
        if (value.at[i] != '"')
            continue;
        size_t after = i + 1;
        while (after < value.size && (value.at[after] == ' ' || value.at[after] == '\t'))
            after++;
        if (after < value.size && value.at[after] == ']') {
            *size = i;
            return true;
        }
    }
    return false;
}

size_t an_tag_read(an_text from_bracket, an_tag *tag, bool *sound)
{
    an_text line = an_text_from(from_bracket.at, an_line_size(from_bracket));
    size_t at = 1;
    while (at < line.size && line.at[at] == ' ')
        at++;
    size_t name = at;
    while (at < line.size && is_name_character(line.at[at]))
        at++;
    *sound = false;
    tag->name = an_text_from(line.at + name, at - name);
    tag->value = an_text_from(line.at + at, 0);
    if (at == name || !an_is_letter(line.at[name]))
        return 0;
    size_t blank = at;
    while (at < line.size && (line.at[at] == ' ' || line.at[at] == '\t'))
        at++;
    if (at < line.size && line.at[at] == '"') {
        an_text value = an_text_after(line, at + 1);
        size_t size;
        *sound = find_value_end(value, &size, true) || find_value_end(value, &size, false);
        if (*sound) {
            tag->value = an_text_from(value.at, size);
            const char *bracket = memchr(value.at + size, ']', value.size - size);
            return (size_t)(bracket - line.at) + 1;
        }
        return line.size;
    }
    /* [Event x] and [Event 'x'] are tags gone wrong, [see below: …] is not */
    bool has_bracket = memchr(line.at, ']', line.size) != NULL;
    return blank < at && has_bracket && an_is_upper(line.at[name]) ? line.size : 0;
}

enum { GLUED_TAG_MAX = 1024 };

size_t an_glued_tag_read(an_text from_bracket, an_tag *tag, bool *sound)
{
    if (from_bracket.size > GLUED_TAG_MAX)
        from_bracket.size = GLUED_TAG_MAX;
    return an_tag_read(from_bracket, tag, sound);
}

static an_text rest_of(const an_lexer *lexer)
{
    return an_text_from(lexer->at, (size_t)(lexer->end - lexer->at));
}

/* White space, and what is a token of its own. */
static bool ends_word(char c)
{
    static const bool ends[256] = {
        ['\0'] = true, ['\t'] = true, ['\n'] = true, ['\v'] = true, ['\f'] = true, ['\r'] = true,
        [' '] = true,  ['{'] = true,  ['}'] = true,  ['('] = true,  [')'] = true,  ['['] = true,
        [']'] = true,  [';'] = true,  [','] = true,  ['$'] = true,  ['"'] = true};
    return ends[(unsigned char)c];
}

/* (=), (Q), (e.p.), [+] glued to a move belong to it. */
static size_t glued_bracket_size(an_text text)
{
    size_t sign = an_bracketed_sign_size(text);
    if (sign > 0)
        return sign;
    size_t letter;
    if (text.size < 3 || *text.at != '(')
        return 0;
    an_utf8_decode(an_text_after(text, 1), &letter);
    bool is_letter = an_is_upper(text.at[1]) || letter > 1;
    return is_letter && text.size > letter + 1 && text.at[letter + 1] == ')' ? letter + 2 : 0;
}

static size_t word_size(an_text text)
{
    size_t size = 0;
    while (size < text.size) {
        an_text rest = an_text_after(text, size);
        size_t glued = size > 0 || *rest.at == '[' ? glued_bracket_size(rest) : 0;
        if (glued == 0 && (ends_word(*rest.at) || an_space_size(rest) > 0))
            break;
        size += glued > 0 ? glued : 1;
    }
    return size;
}

static size_t dot_size(an_text text)
{
    if (text.size > 0 && *text.at == '.')
        return 1;
    return an_text_starts(text, "…") ? strlen("…") : 0;
}

/* Dots, and blanks between them if more dots follow; *says_black: more than one. */
static size_t dots_size(an_text text, bool *says_black)
{
    size_t size = 0;
    unsigned dots = 0;
    for (;;) {
        an_text rest = an_text_after(text, size);
        size_t blanks = 0;
        while (blanks < rest.size && rest.at[blanks] == ' ')
            blanks++;
        size_t dot = dot_size(an_text_after(rest, blanks));
        if (dot == 0)
            break;
        dots += dot == 1 ? 1 : 2;
        size += blanks + dot;
    }
    *says_black = dots > 1;
    return size;
}

/* 5254, 71811: a move of four numbers, and one for the promotion (ICCF). */
static bool is_numeric_move(an_text text)
{
    size_t size = 0;
    while (size < text.size && text.at[size] >= '1' && text.at[size] <= '8')
        size++;
    return (size == 4 || size == 5) &&
           (size == text.size || (ends_word(text.at[size]) && text.at[size] != '('));
}

static void take_number(an_lexer *lexer, an_token *token)
{
    an_text text = rest_of(lexer);
    size_t size = 0;
    while (size < text.size && an_is_digit(text.at[size])) {
        if (token->value < 100000000)
            token->value = token->value * 10 + (uint32_t)(text.at[size] - '0');
        size++;
    }
    token->kind = AN_TOKEN_NUMBER;
    lexer->at += size + dots_size(an_text_after(text, size), &token->says_black);
    /* 12) as in a list, where no parenthesis is open */
    if (*lexer->at == ')' && lexer->depth == 0 && lexer->at[-1] != '.')
        lexer->at++;
}

/* A result that is not the beginning of something longer. */
static bool take_result(an_lexer *lexer, an_token *token)
{
    size_t size;
    an_text text = rest_of(lexer);
    if (!an_is_digit(*text.at) && *text.at != '*' && (unsigned char)*text.at < 0x80)
        return false;
    an_result result = an_result_read(text, &size);
    if (result == AN_NO_RESULT)
        return false;
    char next = lexer->at[size];
    if (result != AN_UNFINISHED && next != '\0' && !ends_word(next) && next != '.' &&
        an_space_size(an_text_after(text, size)) == 0)
        return false;
    token->kind = AN_TOKEN_RESULT;
    token->value = result;
    lexer->at += size;
    return true;
}

static bool take_nag(an_lexer *lexer, an_token *token)
{
    const char *at = lexer->at + 1;
    if (!an_is_digit(*at))
        return false;
    for (; an_is_digit(*at); at++)
        if (token->value < 1000)
            token->value = token->value * 10 + (uint32_t)(*at - '0');
    token->kind = AN_TOKEN_NAG;
    lexer->at = at;
    return true;
}

/* "N f3": a letter apart from its square is no novelty sign before a pawn's move. */
static bool is_torn_move(const an_lexer *lexer, an_text word)
{
    an_text rest = an_text_from(word.at + word.size, (size_t)(lexer->end - word.at) - word.size);
    rest = an_text_after(rest, an_space_size(rest));
    if (!an_is_upper(*word.at) || rest.size < 2)
        return false;
    if (word.size == 2 && word.at[1] >= 'a' && word.at[1] <= 'h')
        return *rest.at >= '1' && *rest.at <= '8' && ends_word(rest.at[1]);
    bool takes = an_capture_size(rest) > 0;
    bool has_file = *rest.at >= 'a' && *rest.at <= 'h';
    return word.size == 1 && (takes || (has_file && (an_is_digit(rest.at[1]) ||
                                                     an_capture_size(an_text_after(rest, 1)) > 0)));
}

static void take_word(an_lexer *lexer, an_token *token)
{
    an_text text = rest_of(lexer);
    size_t size = word_size(text);
    if (size == 0)
        size = 1;
    /* a full stop belongs to a sentence, not to a move; that of e.p. does not */
    while (size > 1 && text.at[size - 1] == '.' && text.at[size - 2] != 'p')
        size--;
    an_text word = an_text_from(text.at, size);
    bool is_sign = !an_is_digit(word.at[size - 1]) && !an_text_is(word, "--") &&
                   an_suffix_read(word, true).size == size && !is_torn_move(lexer, word);
    token->kind = is_sign ? AN_TOKEN_SIGN : AN_TOKEN_MOVE;
    lexer->at += size;
}

/* A dash or dots with blanks round them say nothing of their own. */
static bool skip_punctuation(an_lexer *lexer)
{
    an_text rest = rest_of(lexer);
    size_t size = an_dash_size(rest);
    if (*lexer->at == ',') {
        lexer->at++;
        return true;
    }
    if (size == 0 || (size < rest.size && an_space_size(an_text_after(rest, size)) == 0))
        return false;
    lexer->at += size;
    return true;
}

static void skip_space(an_lexer *lexer)
{
    do
        lexer->at += an_space_size(rest_of(lexer));
    while (lexer->at < lexer->end && skip_punctuation(lexer));
}

static bool take_tag(an_lexer *lexer, an_token *token, bool line_start)
{
    bool sound;
    if (lexer->is_text)
        return false;
    size_t size = line_start ? an_tag_read(rest_of(lexer), &lexer->tag, &sound)
                             : an_glued_tag_read(rest_of(lexer), &lexer->tag, &sound);
    if (size == 0)
        return false;
    token->kind = (uint8_t)(sound ? AN_RAW_TAG : AN_RAW_BAD_TAG);
    lexer->at += size;
    return true;
}

static void take_one(an_lexer *lexer, an_token *token, uint8_t kind)
{
    token->kind = kind;
    lexer->at++;
}

static void take_line(an_lexer *lexer, an_token *token)
{
    token->kind = AN_TOKEN_LINE_COMMENT;
    lexer->at += an_line_size(rest_of(lexer));
}

static bool take_bracketed_sign(an_lexer *lexer, an_token *token)
{
    size_t size = an_bracketed_sign_size(rest_of(lexer));
    if (size == 0)
        return false;
    token->kind = AN_TOKEN_SIGN;
    lexer->at += size;
    return true;
}

static void take(an_lexer *lexer, an_token *token)
{
    bool line_start = an_is_line_start(lexer->begin, lexer->at);
    switch (*lexer->at) {
    case '{':
        token->kind = AN_TOKEN_COMMENT;
        lexer->at += an_comment_size(rest_of(lexer), &lexer->closed);
        return;
    case '%':
        if (line_start)
            take_line(lexer, token);
        else
            take_word(lexer, token);
        return;
    case ';':
        if (line_start || !lexer->is_text)
            take_line(lexer, token);
        else
            take_one(lexer, token, AN_RAW_BRACKET);
        return;
    case '(':
        if (take_bracketed_sign(lexer, token))
            return;
        take_one(lexer, token, AN_TOKEN_OPEN);
        lexer->depth++;
        return;
    case ')':
        lexer->depth -= lexer->depth > 0;
        take_one(lexer, token, AN_TOKEN_CLOSE);
        return;
    case '[':
        if (take_tag(lexer, token, line_start))
            return;
        if (!take_bracketed_sign(lexer, token))
            take_one(lexer, token, AN_RAW_BRACKET);
        return;
    case '}':
    case ']':
    case '"':
        take_one(lexer, token, AN_RAW_BRACKET);
        return;
    case '$':
        if (!take_nag(lexer, token))
            take_one(lexer, token, AN_RAW_BRACKET);
        return;
    case '.':
        token->kind = AN_TOKEN_NUMBER;
        lexer->at += dots_size(rest_of(lexer), &token->says_black);
        return;
    default:
        break;
    }
    if (take_result(lexer, token))
        return;
    char next = lexer->at[1];
    bool castles = *lexer->at == '0' && (next == '0' || next == 'O' || next == 'o' ||
                                         an_dash_size(an_text_after(rest_of(lexer), 1)) > 0);
    if (an_is_digit(*lexer->at) && !castles && !is_numeric_move(rest_of(lexer))) {
        take_number(lexer, token);
    } else if (dot_size(rest_of(lexer)) > 0) {
        token->kind = AN_TOKEN_NUMBER;
        lexer->at += dots_size(rest_of(lexer), &token->says_black);
    } else {
        take_word(lexer, token);
    }
}

an_token an_lexer_next(an_lexer *lexer, const char *base)
{
    an_token token = {0};
    skip_space(lexer);
    token.offset = (uint32_t)(lexer->at - base);
    if (lexer->at >= lexer->end) {
        token.kind = AN_RAW_END;
        return token;
    }
    take(lexer, &token);
    token.size = (uint32_t)(lexer->at - base) - token.offset;
    return token;
}
