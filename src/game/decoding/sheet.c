/* Turns the best reading into tokens of the game. */
#include "sheet.h"

#include "buffer.h"
#include "corrections.h"
#include "path.h"
#include "sheet_tokens.h"
#include "text.h"
#include "token.h"

static bool add_token(an_line_decoder *decoder, an_token token)
{
    if (!AN_ARRAY_RESERVE(decoder->sheet.tokens, decoder->sheet.token_capacity,
                          decoder->sheet.token_count))
        return false;
    decoder->sheet.tokens[decoder->sheet.token_count++] = token;
    return true;
}

/* Returns one token for the word of `parts` marks from `mark` on. */
static an_token word_token(const an_mark *mark, size_t parts)
{
    an_token token = mark->token;
    if (parts > 1 || token.kind != AN_TOKEN_MOVE)
        token = (an_token){.offset = token.offset, .kind = AN_TOKEN_MOVE};
    token.size = mark[parts - 1].token.offset + mark[parts - 1].token.size - token.offset;
    return token;
}

/* Adds two tokens for a number whose dots stand for a move: "3." and "...", or "3" and "...". */
static bool tell_dots(an_line_decoder *decoder, const an_game *game, size_t index)
{
    an_token number = an_path_mark(decoder, index)->token, dots = number;
    size_t digits = an_digits_size(an_token_text(game, &number)), size = digits;
    bool has_blank = memchr(game->bytes.at + number.offset, ' ', number.size) != NULL;
    if (has_blank)
        while (!an_is_space(game->bytes.at[number.offset + size]))
            size++;
    while (an_is_space(game->bytes.at[number.offset + digits]) || digits < size)
        digits++;
    dots.offset += (uint32_t)digits;
    dots.size -= (uint32_t)digits;
    dots.kind = AN_TOKEN_MOVE;
    dots.value = 0;
    number.size = (uint32_t)size;
    number.says_black = false;
    return add_token(decoder, number) &&
           an__correct(decoder, index, decoder->sheet.token_count) != NULL &&
           add_token(decoder, dots);
}

/* Adds the tokens of the marks under arc `index`, and their corrections. */
static bool tell_arc(an_line_decoder *decoder, const an_game *game, size_t index)
{
    const an_arc *arc = an_path_arc(decoder, index);
    const an_mark *mark = an_path_mark(decoder, index);
    bool is_word = arc->said.count == 1;
    bool signs_apart = an_parts_of_move(&decoder->graph, arc, mark) < arc->parts;
    if (arc->said.count > 0 && arc->is_number)
        return tell_dots(decoder, game, index);
    if (an__is_correction(&decoder->graph, arc) &&
        an__correct(decoder, index, decoder->sheet.token_count) == NULL)
        return false;
    if ((is_word && !signs_apart) || arc->parts == 1)
        return add_token(decoder, is_word ? word_token(mark, arc->parts) : mark->token);
    size_t word = 0;
    for (size_t i = 0; i < arc->parts; i++)
        if ((i > 0 && an_is_word(&mark[i]) && !signs_apart &&
             !an__correct_next(decoder, index, ++word, decoder->sheet.token_count)) ||
            !add_token(decoder, mark[i].token))
            return false;
    return true;
}

/* Returns the first mark that the best reading does not reach. */
static size_t end_of_path(const an_line_decoder *decoder)
{
    if (decoder->path.count == 0)
        return 0;
    const an_arc *last = an_path_arc(decoder, decoder->path.count - 1);
    return decoder->graph.states[last->from].mark + last->parts;
}

/* Adds the tokens of the best reading and the corrections. Marks behind its end become tokens as
 * the lexer read them; the first of these will be refused. */
static bool tell_path(an_line_decoder *decoder, const an_game *game)
{
    const an_graph *s = &decoder->graph;
    for (size_t i = 0; i < decoder->path.count; i++)
        if (!tell_arc(decoder, game, i))
            return false;
    const size_t end = end_of_path(decoder);
    size_t first_word = end;
    while (first_word < s->line.mark_count && s->line.marks[first_word].words[0] == AN_NONE)
        first_word++;
    for (size_t i = end; i < s->line.mark_count; i++) {
        an_token token = s->line.marks[i].token;
        if (i == first_word)
            token = word_token(&s->line.marks[i], 1);
        if (!add_token(decoder, token))
            return false;
    }
    return true;
}

/* Adds the tokens of the game that stand between `begin` and `end`. */
static bool add_others(an_line_decoder *decoder, const an_game *game, uint32_t begin, uint32_t end)
{
    for (size_t i = 0; i < game->token_count; i++)
        if (game->tokens[i].offset >= begin && game->tokens[i].offset < end &&
            !add_token(decoder, game->tokens[i]))
            return false;
    return true;
}

/* Returns true if a fault tells how the reader took words that were read anew. */
static bool is_outdated(an_code code)
{
    return code == AN_UNREAD_MOVES || code == AN_MOVE_IN_PROSE || code == AN_PERHAPS_ALTERNATIVE;
}

/* Keeps the faults that the reader found, except those about what it took for moves or words. */
static bool keep_faults(an_line_decoder *decoder, an_game *game)
{
    if (!AN_ARRAY_RESERVE_ALL(decoder->sheet.faults, decoder->sheet.fault_capacity,
                              game->faults.count))
        return false;
    size_t count = 0;
    for (size_t i = 0; i < game->faults.count; i++)
        if (!is_outdated(game->faults.list[i].code))
            decoder->sheet.faults[count++] = game->faults.list[i];
    game->faults.list = decoder->sheet.faults;
    game->faults.count = count;
    return true;
}

/* Returns where in the text the last mark ends; where the game begins if there are no marks. The
 * marks may be in another order than the text. */
static uint32_t end_of_marks(const an_graph *s, const an_game *game)
{
    uint32_t end = (uint32_t)game->start;
    for (size_t i = 0; i < s->line.mark_count; i++) {
        const an_token *token = &s->line.marks[i].token;
        end = token->offset + token->size > end ? token->offset + token->size : end;
    }
    return end;
}

bool an__tell_sheet(an_line_decoder *decoder, an_game *game)
{
    const an_token result = decoder->sheet.result;
    decoder->sheet.token_count = 0;
    game->start = an__sheet_begin(game);
    if (!add_others(decoder, game, 0, (uint32_t)game->start) || !tell_path(decoder, game) ||
        !add_others(decoder, game, end_of_marks(&decoder->graph, game), result.offset))
        return false;
    const size_t index = decoder->sheet.token_count;
    if ((result.size > 0 && !add_token(decoder, result)) ||
        !add_others(decoder, game, result.offset + result.size, (uint32_t)game->bytes.size) ||
        !keep_faults(decoder, game))
        return false;
    an__corrections_certain(decoder, 0);
    decoder->main_count = decoder->correction_count;
    game->has_blocks |=
        decoder->graph.line.habit != NULL && decoder->graph.line.habit->swaps_columns;
    game->tokens = decoder->sheet.tokens;
    game->token_count = decoder->sheet.token_count;
    game->result = result.size > 0 ? &decoder->sheet.tokens[index] : NULL;
    return true;
}

bool an__tell_holes(an_line_decoder *decoder, an_game *game)
{
    const size_t result = game->result == NULL ? 0 : (size_t)(game->result - game->tokens);
    bool has_holes = false;
    for (size_t i = 0; i < decoder->correction_count; i++)
        has_holes = has_holes || decoder->corrections[i].step == AN_STEP_HOLE;
    if (!has_holes)
        return true;
    decoder->sheet.token_count = 0;
    for (size_t i = 0; i < game->token_count; i++)
        if (!add_token(decoder, game->tokens[i]))
            return false;
    for (size_t i = 0; i < decoder->correction_count; i++) {
        an_token *token = &decoder->sheet.tokens[decoder->corrections[i].token];
        if (decoder->corrections[i].step != AN_STEP_HOLE || token->kind == AN_TOKEN_MOVE)
            continue;
        token->kind = AN_TOKEN_MOVE;
        token->value = 0;
    }
    game->tokens = decoder->sheet.tokens;
    game->result = game->result == NULL ? NULL : &decoder->sheet.tokens[result];
    return true;
}
