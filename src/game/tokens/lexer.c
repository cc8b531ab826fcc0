/* The lexer: fast for plain moves and numbers, with care for everything else. */
#include "lexer.h"

#include "comment.h"
#include "dots.h"
#include "figures.h"
#include "glyphs.h"
#include "headless.h"
#include "lines.h"
#include "move_words.h"
#include "number_word.h"
#include "parted.h"
#include "plain.h"
#include "plain_prose.h"
#include "result_word.h"
#include "single_word.h"
#include "suffix.h"
#include "table_cells.h"
#include "table_rows.h"
#include "tag.h"
#include "text.h"
#include "token_cache.h"
#include "utf8.h"
#include "word.h"

static bool take_nag(an_lexer *lexer, an_token *token)
{
    enum { DIGITS_MAX = 9 };
    an_text digits = an_text_after(an_lexer_rest(lexer), 1);
    size_t size = an_digits_size(digits);
    if (size == 0 || size > DIGITS_MAX)
        return false;
    for (size_t i = 0; i < size; i++)
        token->value = token->value * 10 + (uint32_t)(digits.at[i] - '0');
    token->kind = AN_TOKEN_NAG;
    lexer->at = digits.at + size;
    return true;
}

/* Returns true if a byte may begin white space or punctuation that is passed over. */
static bool may_be_passed_over(char c)
{
    return an_is_space(c) || c == ',' || c == ':' || c == '-' || c == '/' || c == AN_DOS_END ||
           (unsigned char)c >= 0x80;
}

/* Returns true if a part of the frame of a table, or a mark of bold letters, may begin at the lexer
 * in plain text. `may_begin_row` says that the heads of columns, which begin with letters, are
 * worth a look. */
static bool may_be_frame(const an_lexer *lexer, bool may_begin_row)
{
    char c = *lexer->at;
    if (!lexer->mode.is_text)
        return false;
    return an_may_frame(c) || (may_begin_row && (an_is_letter(c) || (unsigned char)c >= 0x80) &&
                               an_begins_row(lexer->begin, lexer->at, lexer->end));
}

/* "1.d4-Sf6": returns the bytes of a dash between two moves, both glued to it; 0 if there is none.
 */
static size_t dash_of_pair(const an_lexer *lexer, an_text rest)
{
    size_t dash = an__dash_size(rest);
    if (dash == 0 || lexer->at == lexer->begin ||
        !(an_is_digit(lexer->at[-1]) || lexer->at[-1] == 'O'))
        return 0;
    an_text behind = an_text_after(rest, dash);
    return an__word_has_shape(an_text_from(behind.at, an__word_size(behind, false))) ? dash : 0;
}

/* Returns the bytes of punctuation or a part of a frame at the lexer. If it is the heads of a
 * table, the table is added to those that are known. */
static size_t skipped_size(an_lexer *lexer)
{
    an_text rest = an_lexer_rest(lexer);
    size_t frame =
        may_be_frame(lexer, true) ? an__frame_size(lexer->begin, rest, lexer->tables) : 0;
    if (frame > 1 && lexer->tables != NULL) {
        an__table_index_add(lexer->tables, an__row_at(lexer->begin, lexer->at, lexer->end));
        lexer->knows_tables = lexer->tables->row_count > 0;
    }
    bool follows_word =
        lexer->at > lexer->begin && (!an_ends_word(lexer->at[-1]) || lexer->at[-1] == ' ');
    bool is_stroke = lexer->mode.is_text && follows_word && an__begins_black_half(rest);
    size_t dash = lexer->mode.is_text ? dash_of_pair(lexer, rest) : 0;
    return frame > 0 ? frame : is_stroke ? 1 : dash > 0 ? dash : an__punctuation_size(rest);
}

/* Returns true if a sign that parts cells stands before the lexer, behind blanks at most. */
static bool is_behind_sign(const an_lexer *lexer)
{
    enum { DRAWN = 3 };
    const char *at = lexer->at;
    while (at > lexer->begin && at[-1] == ' ')
        at--;
    if (at == lexer->begin)
        return false;
    bool is_apart = at < lexer->at;
    if ((unsigned char)at[-1] < 0x80)
        return an_may_part_from_cell(at[-1]) && !(is_apart && at[-1] == ',');
    return at - lexer->begin >= DRAWN && an__drawn_size(an_text_from(at - DRAWN, DRAWN)) == DRAWN;
}

/* Skips everything between two tokens. Returns true if a cell of a table may begin behind it. */
static bool skip_space(an_lexer *lexer)
{
    bool begins_line = lexer->at == lexer->begin || an_is_line_end(lexer->at[-1]);
    for (; lexer->at < lexer->end && an_is_space(*lexer->at); lexer->at++)
        begins_line |= an_is_line_end(*lexer->at);
    if (lexer->at == lexer->end ||
        (!may_be_passed_over(*lexer->at) && !may_be_frame(lexer, begins_line)))
        return lexer->mode.is_text && lexer->at > lexer->begin &&
               an_may_part_from_cell(lexer->at[-1]);
    size_t size;
    do {
        lexer->at += an__space_size(an_lexer_rest(lexer));
        size = lexer->at < lexer->end ? skipped_size(lexer) : 0;
        lexer->at += size;
    } while (size > 0);
    return lexer->mode.is_text && is_behind_sign(lexer);
}

static bool begins_line(const an_lexer *lexer)
{
    return an__is_line_start(lexer->begin, lexer->at);
}

static bool take_tag(an_lexer *lexer, an_token *token)
{
    bool sound;
    if (lexer->mode.is_text)
        return false;
    size_t size = begins_line(lexer)
                      ? an__tag_read(an_lexer_rest(lexer), &lexer->tag, &sound)
                      : an__glued_tag_read(an_lexer_rest(lexer), &lexer->tag, &sound);
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
    lexer->at += an__line_size(an_lexer_rest(lexer));
}

static bool take_bracketed_sign(an_lexer *lexer, an_token *token)
{
    size_t size = an__bracketed_sign_size(an_lexer_rest(lexer));
    if (size == 0)
        return false;
    token->kind = AN_TOKEN_SIGN;
    lexer->at += size;
    return true;
}

/* Takes a token that its first character determines. Returns false if the character begins a word.
 */
static bool take_special(an_lexer *lexer, an_token *token)
{
    if (lexer->mode.is_text && an__lexer_take_image_name(lexer, token))
        return true;
    switch (*lexer->at) {
    case '{':
        token->kind = AN_TOKEN_COMMENT;
        lexer->at += an__comment_size(an_lexer_rest(lexer), &lexer->next_brace, &lexer->closed);
        return true;
    case '%':
        if (!begins_line(lexer))
            return false;
        take_line(lexer, token);
        return true;
    case ';':
        if (!lexer->mode.is_text || begins_line(lexer))
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
        if (take_nag(lexer, token))
            return true;
        if (!an_ends_word(lexer->at[1]))
            return false;
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

/* Reads a move or number in its most common spelling, as the same token that take_with_care would
 * make. Returns its bytes, or 0 if it is written otherwise; `*token` means nothing then. */
static size_t plain_size(const char *at, const char *end, an_token *token)
{
    size_t size = 0;
    if (an_is_digit(*at) && *at != '0') {
        token->kind = AN_TOKEN_NUMBER;
        size = an_plain_number(at, &token->value, &token->says_black);
    } else {
        token->kind = AN_TOKEN_MOVE;
        token->value = an__plain_read(at, &size);
        token->says_black = false;
    }
    return size > (size_t)(end - at) ? 0 : size;
}

static bool take_plain_prose(an_lexer *lexer, an_token *token)
{
    size_t size = lexer->mode.is_text ? an__plain_prose_size(an_lexer_rest(lexer)) : 0;
    token->kind = AN_TOKEN_MOVE;
    lexer->at += size;
    return size > 0;
}

static bool take_plain(an_lexer *lexer, an_token *token)
{
    an_token plain = {0};
    char c = *lexer->at;
    bool may_be = an_is_of_word(c);
    size_t size = may_be ? plain_size(lexer->at, lexer->end, &plain) : 0;
    if (size == 0)
        return false;
    token->kind = plain.kind;
    token->value = plain.value;
    token->says_black = plain.says_black;
    lexer->at += size;
    return true;
}

/* Takes a figure in PGN, "0.35" or "00:12:33", as one word that cannot be read. Half a point by
 * itself is left, as it may be a draw. */
static bool take_figure(an_lexer *lexer, an_token *token)
{
    bool is_unmarked;
    an_text text = an_lexer_rest(lexer);
    if (lexer->mode.is_text || !an_is_digit(*text.at) || an_text_starts(text, "1/2") ||
        an__figure_size(text, &is_unmarked) == 0)
        return false;
    token->kind = AN_TOKEN_MOVE;
    lexer->at += an__word_size(text, false);
    return true;
}

static void take_with_care(an_lexer *lexer, an_token *token)
{
    if (take_special(lexer, token) || take_figure(lexer, token) ||
        an__lexer_take_result(lexer, token) || an__lexer_take_move_words(lexer, token))
        return;
    if (!an__lexer_take_number(lexer, token))
        an__lexer_take_word(lexer, token);
}

/* Takes a token that is neither a plain move nor a plain number. The token is put into the cache if
 * nothing but the lexer's place has changed. */
static void take_and_cache(an_lexer *lexer, an_token *token)
{
    const char *from = lexer->at;
    const size_t depth = lexer->depth;
    if (!an_lexer_takes_plain(&lexer->mode) || !take_plain_prose(lexer, token))
        take_with_care(lexer, token);
    if (lexer->depth == depth && token->kind != AN_TOKEN_COMMENT)
        an__token_cache_note(lexer, from, token);
}

/* Takes the remark in a cell of a table, in a column of remarks or behind both moves, as a comment.
 * Of a cell in which the lexer stands already, takes the rest: "| 2 | Cf3 | Cc6 d4 était possible
 * |". Returns false if there is none. */
static bool take_remark(an_lexer *lexer, an_token *token, const char *base, bool may_begin_cell)
{
    an_text remark = an_text_from(lexer->at, 0);
    if (lexer->knows_tables)
        remark = an__remark_at(lexer->tables, lexer->at);
    if (remark.size == 0 && may_begin_cell &&
        !(lexer->knows_tables && an__has_head(lexer->tables, lexer->at)))
        remark = an__surplus_cell(lexer->begin, lexer->at, lexer->end);
    if (remark.size == 0)
        return false;
    token->kind = AN_TOKEN_COMMENT;
    token->offset = (uint32_t)((remark.at < lexer->at ? lexer->at : remark.at) - base);
    lexer->at = remark.at + remark.size;
    lexer->closed = true;
    return true;
}

/* Makes `number` one of Black's, as if it were "3...", if an empty cell of White's follows: | 3 | |
 * a6 |. */
static void note_empty_cell(const an_lexer *lexer, an_token *number)
{
    if (!an_may_part_cells(lexer->at))
        return;
    bool lacks_white = (lexer->knows_tables && an__row_lacks_white(lexer->tables, lexer->at - 1)) ||
                       an__lacks_white_cell(lexer->begin, lexer->at, lexer->end, number->value);
    if (!lacks_white)
        return;
    number->says_black = true;
    number->is_bare = false;
}

an_token an__lexer_next(an_lexer *lexer, const char *base)
{
    an_token token = {0};
    bool may_begin_cell = skip_space(lexer);
    token.offset = (uint32_t)(lexer->at - base);
    if (lexer->at >= lexer->end) {
        token.kind = AN_RAW_END;
        return token;
    }
    bool is_taken =
        (may_begin_cell || lexer->knows_tables) && take_remark(lexer, &token, base, may_begin_cell);
    if (!is_taken)
        is_taken = lexer->mode.joins != AN_JOINS_NOTHING
                       ? an__lexer_take_parted_move(lexer, &token)
                       : an_lexer_takes_plain(&lexer->mode) && take_plain(lexer, &token);
    if (!is_taken && !an__token_cache_take(lexer, &token))
        take_and_cache(lexer, &token);
    token.size = (uint32_t)(lexer->at - base) - token.offset;
    if (lexer->mode.is_text && token.kind == AN_TOKEN_NUMBER)
        note_empty_cell(lexer, &token);
    return token;
}
