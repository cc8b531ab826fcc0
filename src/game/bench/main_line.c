/* The main line of a judged game, without its variations. */
#include "algnot/game.h"

const an_ply *an_judgement_next(const an_judgement *judgement, size_t *token)
{
    const an_game *game = judgement->game;
    size_t depth = 0;
    while (*token < game->token_count && judgement->notation != NULL) {
        const an_ply *ply = &judgement->plies[*token];
        uint8_t kind = game->tokens[(*token)++].kind;
        if (kind == AN_TOKEN_OPEN)
            depth++;
        else if (kind == AN_TOKEN_CLOSE)
            depth -= depth > 0;
        if (depth > 0 || kind != AN_TOKEN_MOVE || !ply->is_played)
            continue;
        return ply->is_mended ? NULL : ply;
    }
    return NULL;
}
