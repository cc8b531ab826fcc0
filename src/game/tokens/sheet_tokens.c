/* The tokens of a score sheet, as the decoder needs them. */
#include "sheet_tokens.h"

#include <string.h>

#include "bitboard.h"
#include "confusions.h"
#include "dots.h"
#include "figures.h"
#include "illegible.h"
#include "letters.h"
#include "lines.h"
#include "suffix.h"
#include "text.h"
#include "token.h"
#include "utf8.h"
#include "word.h"

size_t an__sheet_begin(const an_game *game)
{
    enum { NEAR = 64 };
    const char *base = game->bytes.at;
    bool says_black;
    if (!an_text_starts(an_text_after(game->bytes, game->start), "2"))
        return game->start;
    for (size_t at = game->start; at > 0 && game->start - at < NEAR;) {
        at--;
        an_text text = an_text_after(game->bytes, at);
        bool begins_word = at == 0 || an_is_space(base[at - 1]) ||
                           an_text_is(an_text_from(base, at), AN_UTF8_MARK);
        size_t size = begins_word ? an__number_alike_size(text, 1) : 0;
        if (size > 0 && an__dots_size(an_text_after(text, size), &says_black) > 0)
            return at;
    }
    return game->start;
}

an_sheet_tokens an__sheet_tokens(const an_game *game)
{
    const char *base = game->bytes.at;
    return (an_sheet_tokens){.game = game,
                             .lexer = {.begin = base,
                                       .at = base + an__sheet_begin(game),
                                       .end = base + game->bytes.size,
                                       .mode.is_text = true,
                                       .mode.joins = AN_JOINS_CAPTURES,
                                       .tables = game->own.tables,
                                       .knows_tables = game->own.tables != NULL}};
}

/* Extends `token`, an opening parenthesis that the lexer has passed, to the closing one. If that is
 * missing, the token stays a sign without meaning. */
static void take_parenthesis(an_lexer *lexer, const char *base, an_token *token)
{
    const an_lexer behind = *lexer;
    an_token inside;
    size_t depth = 1;
    do {
        inside = an__lexer_next(lexer, base);
        depth += inside.kind == AN_TOKEN_OPEN;
        depth -= inside.kind == AN_TOKEN_CLOSE;
    } while (depth > 0 && inside.kind != AN_RAW_END);
    if (depth > 0) {
        *lexer = behind;
        token->kind = AN_TOKEN_PROSE;
        return;
    }
    token->kind = AN_TOKEN_COMMENT;
    token->size = (uint32_t)(lexer->at - base) - token->offset;
}

/* Makes one token of a remark such as "[illegible]". */
static bool take_illegible(an_lexer *lexer, const char *base, an_token *token)
{
    const char *at = base + token->offset;
    size_t size = *at == '[' ? an__hole_at(an_text_from(at, (size_t)(lexer->end - at))) : 0;
    if (size == 0)
        return false;
    token->kind = AN_TOKEN_COMMENT;
    token->size = (uint32_t)size;
    lexer->at = at + size;
    return true;
}

/* Returns true if a capital stands alone before `at`, with one blank between. */
static bool is_behind_capital(const char *base, const char *at)
{
    const char *capital = at - 1;
    if (capital <= base || *capital != ' ')
        return false;
    do
        capital--;
    while (capital > base && !an_utf8_begins(*capital));
    const size_t size = (size_t)(at - 1 - capital);
    return an__capital_size(an_text_from(capital, size)) == size &&
           (capital == base || an_is_space(capital[-1]));
}

/* "T d8 F e7", "T ad8 F e7": the lexer takes "d8 F" for a promotion. Cuts it off behind the square
 * if the letter of a piece stands before it. */
static void cut_promotion(an_lexer *lexer, const char *base, an_token *token)
{
    const char *at = base + token->offset;
    const char *blank = memchr(at, ' ', token->size);
    const ptrdiff_t square = strlen("d8");
    if (token->kind != AN_TOKEN_MOVE || blank == NULL || blank - at < square ||
        !an_names_square(blank - square) || !is_behind_capital(base, at))
        return;
    token->size = (uint32_t)(blank - at);
    token->value = 0;
    lexer->at = blank;
}

/* "Td8 mat": returns true if a word is a sign of the move before it. */
static bool is_sign_in_letters(const an_game *game, const an_token *token)
{
    an_text text = an_token_text(game, token);
    return token->kind == AN_TOKEN_MOVE && text.size > 1 && an_is_letter(*text.at) &&
           an_is_signs(text);
}

/* "> 1. e4 \\ e5": returns true if `text` is of signs of ASCII alone, and stands for no move. Any
 * other character may be the picture of a piece, "2. ♘ f3", or a quote, behind which no move of the
 * game stands. */
static bool is_mark(an_text text)
{
    size_t size = 0;
    while (size < text.size && !an_is_of_word(text.at[size]))
        size++;
    return size == text.size && !an__is_hole_or_null(text);
}

/* Makes one token of a clock time, or of another figure, that begins at `token` and is longer. */
static void take_figure(an_lexer *lexer, const char *base, an_token *token)
{
    bool is_unmarked;
    const char *at = base + token->offset;
    size_t size = an__figure_size(an_text_from(at, (size_t)(lexer->end - at)), &is_unmarked);
    if (is_unmarked || size <= token->size)
        return;
    *token = (an_token){token->offset, (uint32_t)size, 0, AN_TOKEN_PROSE, false, false};
    lexer->at = at + size;
}

/* "l0. Td1": makes a number of a word that looks like the number that is due, the last one or the
 * next one, and that dots follow. */
static void take_number_alike(an_sheet_tokens *tokens, an_token *token)
{
    an_lexer *lexer = &tokens->lexer;
    const char *at = tokens->game->bytes.at + token->offset;
    an_text text = an_text_from(at, (size_t)(lexer->end - at));
    for (uint32_t due = tokens->number; due <= tokens->number + 1; due++) {
        size_t size = an__number_alike_size(text, due);
        bool says_black = false;
        size_t dots = size == 0 ? 0 : an__dots_size(an_text_after(text, size), &says_black);
        if (dots == 0)
            continue;
        *token = (an_token){
            token->offset, (uint32_t)(size + dots), due, AN_TOKEN_NUMBER, says_black, false};
        lexer->at = at + size + dots;
        return;
    }
}

/* "17. Fb3 ... Cc6": returns true if `dots` only lead from White's move to Black's. A word or sign,
 * which is the last of the pair, follows them on the line. */
static bool are_leaders(const an_sheet_tokens *tokens, const an_token *dots)
{
    const char *base = tokens->game->bytes.at;
    an_lexer ahead = tokens->lexer;
    if (dots->kind != AN_TOKEN_NUMBER || dots->value > 0 || tokens->words != 1)
        return false;
    const an_token word = an__lexer_next(&ahead, base), next = an__lexer_next(&ahead, base);
    const char *end = base + dots->offset + dots->size, *behind = base + word.offset + word.size;
    bool is_last = next.kind == AN_RAW_END || next.kind == AN_TOKEN_RESULT ||
                   (next.kind == AN_TOKEN_NUMBER && next.value > 0) ||
                   an_holds_line_end(behind, base + next.offset);
    return (word.kind == AN_TOKEN_MOVE || word.kind == AN_TOKEN_SIGN) && is_last &&
           !an_holds_line_end(end, base + word.offset);
}

/* Makes a sign of the second dots of "17. ... ...", and notes what belongs to the number of a pair.
 */
static void count_words(an_sheet_tokens *tokens, an_token *token)
{
    const bool is_second = tokens->ends_in_dots && token->value == 0;
    tokens->ends_in_dots = token->kind == AN_TOKEN_NUMBER && token->says_black && token->value > 0;
    if (token->kind == AN_TOKEN_NUMBER && is_second)
        token->kind = AN_TOKEN_PROSE;
    if (token->kind == AN_TOKEN_NUMBER && !token->is_bare && token->value > 0)
        tokens->number = token->value;
    if (token->kind == AN_TOKEN_NUMBER && token->value > 0)
        tokens->words = token->says_black;
    tokens->words += token->kind == AN_TOKEN_MOVE;
}

an_token an__sheet_next(an_sheet_tokens *tokens)
{
    const an_game *game = tokens->game;
    const char *base = game->bytes.at;
    an_lexer *lexer = &tokens->lexer;
    an_token token = an__lexer_next(lexer, base);
    if (are_leaders(tokens, &token))
        token = an__lexer_next(lexer, base);
    if (token.kind == AN_RAW_END)
        return token;
    if (token.kind == AN_TOKEN_MOVE && is_mark(an_token_text(game, &token)))
        token.kind = AN_TOKEN_PROSE;
    take_number_alike(tokens, &token);
    count_words(tokens, &token);
    if (game->result != NULL && token.offset >= game->result->offset)
        token = *game->result; /* it may be several words: "Les Noirs abandonnent" */
    if (token.kind == AN_TOKEN_RESULT)
        return token;
    if (token.kind == AN_TOKEN_OPEN)
        take_parenthesis(lexer, base, &token);
    else if (!take_illegible(lexer, base, &token) &&
             (token.kind > AN_TOKEN_PROSE || token.kind == AN_TOKEN_CLOSE))
        token.kind = AN_TOKEN_PROSE;
    if (is_sign_in_letters(game, &token))
        token.kind = AN_TOKEN_SIGN;
    take_figure(lexer, base, &token);
    cut_promotion(lexer, base, &token);
    return token;
}
