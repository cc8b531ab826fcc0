/* The moves of a judged game's main line. */
#include "main_line.h"

const an_ply *an_judgement_next(const an_judgement *judgement, size_t *token)
{
    const an_game *game = judgement->game;
    an_main_line line = an_main_line_of(game);
    if (judgement->notation == NULL || *token >= game->token_count)
        return NULL;
    line.at += *token;
    for (const an_token *next; (next = an_main_line_next(&line)) != NULL;) {
        const an_ply *ply = &judgement->plies[next - game->tokens];
        *token = (size_t)(line.at - game->tokens);
        if (next->kind == AN_TOKEN_MOVE && ply->is_played)
            return ply->is_mended ? NULL : ply;
    }
    return NULL;
}
