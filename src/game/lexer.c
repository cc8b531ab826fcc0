/* From bytes to raw tokens. */
#include "lexer.h"

#include "plain.h"
#include "symbols.h"
#include "text.h"
#include "utf8.h"

static an_text rest_of(const an_lexer *lexer)
{
    return an_text_from(lexer->at, (size_t)(lexer->end - lexer->at));
}

/* White space, and what is a token of its own. */
static bool ends_word(char c)
{
    static const bool ends[256] = {
        ['\0'] = true, ['\t'] = true, ['\n'] = true, ['\v'] = true,      ['\f'] = true,
        ['\r'] = true, [' '] = true,  ['{'] = true,  ['}'] = true,       ['('] = true,
        [')'] = true,  ['['] = true,  [']'] = true,  [';'] = true,       ['|'] = true,
        [','] = true,  ['$'] = true,  ['"'] = true,  [AN_DOS_END] = true};
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
    bool is_letter = an_is_upper(text.at[1]) || (unsigned char)text.at[1] >= 0x80;
    return is_letter && text.size > letter + 1 && text.at[letter + 1] == ')' ? letter + 2 : 0;
}

static size_t word_size(an_text text)
{
    size_t size = 0, step;
    for (; size < text.size; size += step) {
        an_text rest = an_text_after(text, size);
        step = 1;
        if (ends_word(*rest.at))
            step = size > 0 || *rest.at == '[' ? glued_bracket_size(rest) : 0;
        else if ((unsigned char)*rest.at >= 0x80 && an_space_size(rest) > 0)
            step = 0;
        else if ((unsigned char)*rest.at >= 0x80)
            an_utf8_decode(rest, &step);
        if (step == 0)
            break;
    }
    return size;
}

/* Bytes of a full stop or an ellipsis; *dots is how many dots it is worth at the least. */
static size_t dot_size(an_text text, unsigned *dots)
{
    *dots = text.size > 0 && *text.at == '.' ? 1 : 2;
    return *dots == 1 ? 1 : an_utf8_match(text, "…");
}

/* Dots, and blanks between them if more dots follow; *says_black: more than one. */
static size_t dots_size(an_text text, bool *says_black)
{
    size_t size = 0;
    unsigned dots = 0, more;
    for (;;) {
        an_text rest = an_text_after(text, size);
        size_t blanks = 0;
        while (blanks < rest.size && rest.at[blanks] == ' ')
            blanks++;
        size_t dot = dot_size(an_text_after(rest, blanks), &more);
        if (dot == 0)
            break;
        dots += more;
        size += blanks + dot;
    }
    *says_black = dots > 1;
    return size;
}

/* 5254, 71811: a move of four numbers, and one for the promotion (ICCF); signs may follow. */
static bool is_numeric_move(an_text text)
{
    size_t size = 0;
    while (size < text.size && text.at[size] >= '1' && text.at[size] <= '8')
        size++;
    char next = size < text.size ? text.at[size] : '\0';
    return (size == 4 || size == 5) && !an_is_letter(next) && !an_is_digit(next) &&
           strchr(".(/", next == '\0' ? ' ' : next) == NULL;
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
    size_t dots = dots_size(an_text_after(text, size), &token->says_black);
    /* a bare 0 numbers no move: it is part of one, torn */
    token->kind = token->value > 0 || dots > 0 ? AN_TOKEN_NUMBER : AN_TOKEN_MOVE;
    lexer->at += size + dots;
    /* 12) as in a list, where no parenthesis is open */
    if (*lexer->at == ')' && lexer->depth == 0 && lexer->at[-1] != '.')
        lexer->at++;
}

/* 12. and 12... with nothing behind that could be more dots; what else numbers a move is left to
 * take_number. */
static bool take_plain_number(an_lexer *lexer, an_token *token)
{
    enum { DIGITS_MAX = 6 };
    const char *at = lexer->at;
    uint32_t value = 0;
    while (an_is_digit(*at) && at - lexer->at < DIGITS_MAX)
        value = value * 10 + (uint32_t)(*at++ - '0');
    const char *dots = at;
    while (*at == '.')
        at++;
    char next = *at == ' ' ? at[1] : *at;
    if (*lexer->at == '0' || at == dots || next == ' ' || next == '.' ||
        (unsigned char)next >= 0x80 || at > lexer->end)
        return false;
    token->kind = AN_TOKEN_NUMBER;
    token->value = value;
    token->says_black = at - dots > 1;
    lexer->at = at;
    return true;
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

static bool is_square(const char *at)
{
    return at[0] >= 'a' && at[0] <= 'h' && at[1] >= '1' && at[1] <= '8';
}

size_t an_glued_pair_size(an_text word)
{
    for (size_t i = 0; i + 4 <= word.size && i < 4; i++)
        if (is_square(word.at + i))
            return is_square(word.at + i + 2) ? i + 2 : 0;
    return 0;
}

/* Bytes of the digits of a number that is glued to a move: the 18. of Df318. */
static bool begins_number(an_text text)
{
    size_t size = 0;
    unsigned dots;
    while (size < text.size && an_is_digit(text.at[size]))
        size++;
    return size > 0 && dot_size(an_text_after(text, size), &dots) > 0;
}

/* What may begin a move behind another one, with nothing between: not a sign, nor a target. */
static bool begins_move(an_text text)
{
    size_t size;
    if (text.size < 2)
        return false;
    bool is_letter = an_is_upper(*text.at) || (unsigned char)*text.at >= 0xc2;
    bool takes = *text.at >= 'a' && *text.at <= 'h' && an_capture_size(an_text_after(text, 1)) > 0;
    if (is_letter)
        an_utf8_decode(text, &size);
    return takes || (is_letter && text.size >= size + 2 && an_san_has_shape(text));
}

/*
 * Bytes of the first of several moves and numbers that are written without a blank between: Df318.,
 * Dg2+21., Tg1Lc4+, exd5exd5. A word that is one move is whole.
 */
static size_t first_move_size(const an_lexer *lexer, an_text word)
{
    size_t at = 0, pair = lexer->cuts_pairs ? an_glued_pair_size(word) : 0;
    if (pair > 0)
        return pair;
    while (strchr("O0-", word.at[at]) != NULL && at + 1 < word.size)
        at++;
    if (at >= 3)
        return begins_move(an_text_after(word, at)) ? at : word.size;
    at = 0;
    while (at + 2 <= word.size && !is_square(word.at + at))
        at++;
    if (at + 2 >= word.size)
        return word.size;
    for (at += 2; at < word.size && strchr("+#!?", word.at[at]) != NULL; at++)
        ;
    an_text rest = an_text_after(word, at);
    an_text line = an_text_from(rest.at, (size_t)(lexer->end - rest.at));
    return begins_number(line) || begins_move(rest) ? at : word.size;
}

enum { LOOK_AHEAD = 64 }; /* no move is longer; a word may be */

/* Bytes of a word, or of the first move in it, at the cost of that much. */
static size_t whole_word_size(const an_lexer *lexer, an_text text)
{
    an_text head = an_text_from(text.at, text.size < LOOK_AHEAD ? text.size : LOOK_AHEAD);
    size_t size = word_size(head);
    bool is_long = size == head.size && size < text.size;
    size_t first = first_move_size(lexer, an_text_from(text.at, size));
    return is_long && first == size ? word_size(text) : first;
}

static void take_word(an_lexer *lexer, an_token *token)
{
    an_text text = rest_of(lexer);
    size_t size = whole_word_size(lexer, text);
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
    bool is_lone_colon =
        *lexer->at == ':' && lexer->at + 1 < lexer->end && an_is_space(lexer->at[1]);
    bool is_rule = *lexer->at == '|' && lexer->is_text; /* between the columns of a table */
    if (*lexer->at == ',' || is_lone_colon || is_rule) {
        lexer->at++;
        return true;
    }
    if (size == 0 || (size < rest.size && an_space_size(an_text_after(rest, size)) == 0))
        return false;
    lexer->at += size;
    return true;
}

/* Whether a byte may begin white space or punctuation that is passed over. */
static bool may_be_passed_over(char c)
{
    return an_is_space(c) || c == ',' || c == ':' || c == '|' || c == '-' || c == AN_DOS_END ||
           (unsigned char)c >= 0x80;
}

static void skip_space(an_lexer *lexer)
{
    while (lexer->at < lexer->end && an_is_space(*lexer->at))
        lexer->at++;
    if (lexer->at == lexer->end || !may_be_passed_over(*lexer->at))
        return;
    do
        lexer->at += an_space_size(rest_of(lexer));
    while (lexer->at < lexer->end && skip_punctuation(lexer));
}

static bool begins_line(const an_lexer *lexer)
{
    return an_is_line_start(lexer->begin, lexer->at);
}

static bool take_tag(an_lexer *lexer, an_token *token)
{
    bool sound;
    if (lexer->is_text)
        return false;
    size_t size = begins_line(lexer) ? an_tag_read(rest_of(lexer), &lexer->tag, &sound)
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

/* "e. p." and "en passant" apart: one sign of two words. */
static bool take_en_passant(an_lexer *lexer, an_token *token)
{
    static const char *const marks[] = {"e. p.", "en passant"};
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        if (*lexer->at != 'e' || !an_text_starts(rest_of(lexer), marks[i]))
            continue;
        token->kind = AN_TOKEN_SIGN;
        lexer->at += strlen(marks[i]);
        return true;
    }
    return false;
}

static void take_dots(an_lexer *lexer, an_token *token)
{
    token->kind = AN_TOKEN_NUMBER;
    lexer->at += dots_size(rest_of(lexer), &token->says_black);
}

/* What a character that is a token of its own opens, closes or says. False: it begins a word. */
static bool take_special(an_lexer *lexer, an_token *token)
{
    switch (*lexer->at) {
    case '{':
        token->kind = AN_TOKEN_COMMENT;
        lexer->at += an_comment_size(rest_of(lexer), &lexer->next_brace, &lexer->closed);
        return true;
    case '%':
        if (!begins_line(lexer))
            return false;
        take_line(lexer, token);
        return true;
    case ';':
        if (!lexer->is_text || begins_line(lexer))
            take_line(lexer, token);
        else
            take_one(lexer, token, AN_RAW_BRACKET);
        return true;
    case '(':
        if (take_bracketed_sign(lexer, token))
            return true;
        take_one(lexer, token, AN_TOKEN_OPEN);
        lexer->depth++;
        return true;
    case ')':
        lexer->depth -= lexer->depth > 0;
        take_one(lexer, token, AN_TOKEN_CLOSE);
        return true;
    case '[':
        if (!take_tag(lexer, token) && !take_bracketed_sign(lexer, token))
            take_one(lexer, token, AN_RAW_BRACKET);
        return true;
    case '$':
        if (!take_nag(lexer, token))
            take_one(lexer, token, AN_RAW_BRACKET);
        return true;
    case '}':
    case ']':
    case '"':
        take_one(lexer, token, AN_RAW_BRACKET);
        return true;
    default:
        return false;
    }
}

/* A move or a number as nearly all are written: what take_with_care would make of it, too. */
static bool take_plain(an_lexer *lexer, an_token *token)
{
    size_t size;
    if (an_is_digit(*lexer->at))
        return take_plain_number(lexer, token);
    an_plain plain = an_plain_read(lexer->at, &size);
    if (plain == 0 || size > (size_t)(lexer->end - lexer->at))
        return false;
    token->kind = AN_TOKEN_MOVE;
    token->value = plain;
    lexer->at += size;
    return true;
}

static void take_with_care(an_lexer *lexer, an_token *token)
{
    if (take_special(lexer, token) || take_result(lexer, token) || take_en_passant(lexer, token))
        return;
    unsigned dots;
    char next = lexer->at[1];
    bool castles = *lexer->at == '0' && (next == '0' || next == 'O' || next == 'o' ||
                                         an_dash_size(an_text_after(rest_of(lexer), 1)) > 0);
    if (an_is_digit(*lexer->at) && !castles && !is_numeric_move(rest_of(lexer)))
        take_number(lexer, token);
    else if (dot_size(rest_of(lexer), &dots) > 0)
        take_dots(lexer, token);
    else
        take_word(lexer, token);
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
    if (lexer->is_careful || !take_plain(lexer, &token))
        take_with_care(lexer, &token);
    token.size = (uint32_t)(lexer->at - base) - token.offset;
    return token;
}
