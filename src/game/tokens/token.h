/* What a token is, its text, and the faults of the reader. */
#ifndef AN_GAME_TOKEN_H
#define AN_GAME_TOKEN_H

#include "algnot/game.h"

/* Returns the text of `token`. It lasts as long as the bytes of `game`. */
static inline an_text an_token_text(const an_game *game, const an_token *token)
{
    an_text text = {game->bytes.at + token->offset, token->size};
    return text;
}

/* Returns the text of the token with this index. */
static inline an_text an_text_at(const an_game *game, size_t index)
{
    return an_token_text(game, &game->tokens[index]);
}

/* Returns true if signs stand behind a move. */
static inline bool an_has_signs(const an_game *game, const an_token *move)
{
    return move + 1 < game->tokens + game->token_count && move[1].kind == AN_TOKEN_SIGN;
}

/* Returns true if there is something to judge in a stretch of text: a game, or a fault. Otherwise
 * it is white space, words and comments. */
static inline bool an_is_judged(const an_game *game)
{
    return !game->is_empty || game->faults.count > 0;
}

/* Returns true if a fault with this code is listed. */
bool an__has_fault(const an_fault_list *faults, an_code code);

static inline bool an_is_bracket(const an_token *token)
{
    return token->kind == AN_TOKEN_OPEN || token->kind == AN_TOKEN_CLOSE;
}

/* Returns true for a comment in braces or behind a semicolon. */
static inline bool an_is_comment(const an_token *token)
{
    return token->kind == AN_TOKEN_COMMENT || token->kind == AN_TOKEN_LINE_COMMENT;
}

/* Returns true for a comment, a NAG or a sign: whatever may belong to the move before it. */
static inline bool an_is_remark(const an_token *token)
{
    return an_is_comment(token) || token->kind == AN_TOKEN_NAG || token->kind == AN_TOKEN_SIGN;
}

#endif
