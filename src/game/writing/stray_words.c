/* Words among the moves, which become a comment: with the dots, commas and quotation marks that are
 * glued to them, although these belong to no token.
 *
 *     1. e4 "well"... e5 and so ... on. 2. Nf3      {"well"...}   {and so ... on.}
 */
#include "stray_words.h"

#include "scribe.h"
#include "table_index.h"
#include "text.h"
#include "token.h"

static uint32_t end_of(const an_token *token)
{
    return token->offset + token->size;
}

/* Returns true for dots without a number. They announce a move of Black, unless they are glued to a
 * word or stand between words. */
static bool is_dots(const an_token *token)
{
    return token->kind == AN_TOKEN_NUMBER && token->value == 0;
}

/* Returns true if the token `index` belongs to the words before it. In a sheet of two blocks, the
 * next token may stand before this one. */
static bool goes_on(const an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    const an_token *before = &game->tokens[index - 1];
    if (index == game->token_count || game->tokens[index].offset <= before->offset)
        return false;
    if (an_scribe_is_prose(scribe, index))
        return true;
    const an_token *dots = &game->tokens[index];
    if (!is_dots(dots) || scribe->judgement->plies[index].is_refused)
        return false;
    bool is_glued = dots->offset == end_of(before);
    bool precedes_word = index + 1 < game->token_count && an_scribe_is_prose(scribe, index + 1);
    return is_glued || precedes_word;
}

/* Returns true for a mark that may be glued to a word. */
static bool is_mark(char c)
{
    return an_is_among(c, ".,:!?\"\'");
}

/* Returns true if the character at `offset` is part of the frame of a table. */
static bool frames_cell(const an_game *game, uint32_t offset)
{
    return game->own.tables != NULL && an__frames_cells(game->own.tables, game->bytes.at + offset);
}

/* Returns the end of the marks glued behind a token, up to the next token at most. */
static uint32_t end_of_marks(const an_game *game, size_t index)
{
    uint32_t end = end_of(&game->tokens[index]);
    bool has_next = index + 1 < game->token_count &&
                    game->tokens[index + 1].offset > game->tokens[index].offset;
    size_t most = has_next ? game->tokens[index + 1].offset : game->bytes.size;
    while (end < most && is_mark(game->bytes.at[end]) && !frames_cell(game, end))
        end++;
    return end;
}

/* Returns the beginning of a quotation mark that is glued before a token, but not behind another
 * one. */
static uint32_t begin_of_marks(const an_game *game, size_t index)
{
    uint32_t begin = game->tokens[index].offset;
    bool has_mark = index > 0 && end_of(&game->tokens[index - 1]) < begin &&
                    game->bytes.at[begin - 1] == '"' && !frames_cell(game, begin - 1);
    return begin - has_mark;
}

an_stray_words an__scribe_words_from(const an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    an_stray_words words = {.last = index};
    while (goes_on(scribe, words.last + 1))
        words.last++;
    words.from = game->tokens[index];
    words.from.offset = begin_of_marks(game, index);
    words.from.size += game->tokens[index].offset - words.from.offset;
    words.to = game->tokens[words.last];
    if (words.last == index)
        words.to = words.from;
    words.to.size = end_of_marks(game, words.last) - words.to.offset;
    return words;
}
