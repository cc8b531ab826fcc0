/* The text of a token. */
#ifndef AN_GAME_TOKEN_H
#define AN_GAME_TOKEN_H

#include "algnot/game.h"

static inline an_text an_token_text(const an_game *game, const an_token *token)
{
    an_text text = {game->bytes.at + token->offset, token->size};
    return text;
}

#endif
