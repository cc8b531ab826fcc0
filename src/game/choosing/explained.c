/* How the reading of a text and the explanation of its claims stand to each other. */
#include "explained.h"

#include "main_line.h"
#include "parse.h"
#include "token.h"
#include "word.h"

enum { AGAINST = AN_CUED | AN_UNREAL_BEHIND | AN_AT_END | AN_BEHIND_END };

bool an__words_speak_against(const an_claims *claims)
{
    uint32_t traits = 0;
    for (size_t i = 0; i < claims->count; i++)
        traits |= claims->items[i].traits;
    return (traits & AGAINST) != 0;
}

bool an__plays_as_told(const an_played *played, const an_game *game)
{
    size_t count = 0, k = 0;
    for (size_t i = 0; (i = an__line_next(game, i, AN_TOKEN_MOVE)) < game->token_count; i++) {
        while (k < played->place_count && played->places[k] < game->tokens[i].offset)
            k++;
        if (k == played->place_count || played->places[k] != game->tokens[i].offset)
            return false;
        count++;
    }
    return count == played->best.plies;
}

bool an__stands_in_claims(const an_claims *claims, const an_judgement *judgement)
{
    const an_game *game = judgement->game;
    an_san san;
    size_t k = 0;
    for (size_t i = 0; (i = an__line_next(game, i, AN_TOKEN_MOVE)) < game->token_count; i++) {
        const uint32_t at = game->tokens[i].offset;
        while (k < claims->count && claims->items[k].end <= at)
            k++;
        bool is_claimed = k < claims->count && claims->items[k].offset <= at;
        an_text word = an_token_text(game, &game->tokens[i]);
        if (!is_claimed && !an_is_of_files(word) && an__san_read(&san, word, judgement->notation))
            return false;
    }
    return true;
}

bool an__has_no_rivals(const an_claims *claims, const an_game *game)
{
    size_t i = 0;
    for (size_t k = 0; k < claims->count; k++) {
        if (claims->items[k].traits & (AN_NO_NUMBER | AN_BARE))
            continue;
        if (claims->items[k].traits & AGAINST)
            return false;
        while ((i = an__line_next(game, i, AN_TOKEN_MOVE)) < game->token_count &&
               game->tokens[i].offset < claims->items[k].at[0])
            i++;
        if (i == game->token_count || game->tokens[i].offset != claims->items[k].at[0])
            return false;
    }
    return true;
}

static bool is_played(const an_played *played, uint32_t offset)
{
    return an_places_hold(played->places, played->place_count, offset);
}

/* Returns true if the number before the move at `offset` is not above that of the last move played:
 * "4. Fa4 Cf6" and then "4... d6". */
static bool has_past_number(const an_played *played, uint32_t offset)
{
    const an_claims *claims = &played->claims;
    size_t k = 0;
    while (k < claims->count && claims->items[k].end <= offset)
        k++;
    return k < claims->count && claims->items[k].offset <= offset &&
           !(claims->items[k].traits & (AN_NO_NUMBER | AN_BARE)) &&
           claims->items[k].ply < played->best.plies;
}

bool an__hides_error(const an_judgement *judgement, const an_played *played, const an_reach *reach)
{
    const an_game *game = judgement->game;
    const an_finding *error = an__first_error(judgement);
    if (reach->is_whole || played->best.plies > reach->plies || error == NULL)
        return false;
    for (size_t i = 0; (i = an__line_next(game, i, AN_TOKEN_MOVE)) < game->token_count; i++)
        if (game->tokens[i].offset < error->where.offset &&
            !is_played(played, game->tokens[i].offset))
            return false;
    return !is_played(played, error->where.offset) && !has_past_number(played, error->where.offset);
}
