/* Reads the signs behind a move that was judged. */
#include "signs.h"

#include <string.h>

#include "comment.h"
#include "token.h"

size_t an__said_size(an_text word, const an_ply *ply, const an_notation *notation)
{
    an_san san;
    if (!ply->is_mended)
        return ply->size;
    bool is_torn = memchr(word.at, ' ', word.size) != NULL;
    return !is_torn && an_san_parse(&san, word, notation) == AN_OK ? san.size : word.size;
}

bool an__is_marked_played(const an_game *game, size_t index)
{
    while (++index < game->token_count) {
        const an_token *token = &game->tokens[index];
        bool is_comment = an_is_comment(token);
        if (is_comment && an__is_played_mark(an__comment_text(an_token_text(game, token))))
            return true;
        if (!is_comment && token->kind != AN_TOKEN_SIGN && token->kind != AN_TOKEN_NAG)
            return false;
    }
    return false;
}
