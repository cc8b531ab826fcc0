/* Walking along a line of play, past the variations within it. */
#include "main_line.h"

size_t an__line_next(const an_game *game, size_t index, an_token_kind kind)
{
    size_t depth = 0;
    for (; index < game->token_count; index++) {
        an_token_kind here = (an_token_kind)game->tokens[index].kind;
        if (here == AN_TOKEN_CLOSE && depth == 0)
            break;
        if (here == kind && depth == 0)
            return index;
        depth += here == AN_TOKEN_OPEN;
        depth -= here == AN_TOKEN_CLOSE;
    }
    return game->token_count;
}

const an_ply *an_judgement_next(const an_judgement *judgement, size_t *token)
{
    const an_game *game = judgement->game;
    if (judgement->notation == NULL)
        return NULL;
    while ((*token = an__line_next(game, *token, AN_TOKEN_MOVE)) < judgement->own.mended_from) {
        const an_ply *ply = &judgement->plies[(*token)++];
        if (ply->is_played)
            return ply;
    }
    return NULL;
}
