/* The main line of a game: its tokens without its variations and their parentheses.
 *
 *     const an_token *token;
 *     an_main_line line = an_main_line_of(game);
 *     while ((token = an_main_line_next(&line)) != NULL)
 *         …
 */
#ifndef AN_GAME_MAIN_LINE_H
#define AN_GAME_MAIN_LINE_H

#include "algnot/game.h"

/* What is still to come. It may begin at any token of the main line. */
typedef struct an_main_line {
    const an_token *at, *end;
} an_main_line;

static inline an_main_line an_main_line_of(const an_game *game)
{
    return (an_main_line){game->tokens, game->tokens + game->token_count};
}

/* Returns the next token, NULL behind the last one. A parenthesis that closes nothing is passed
 * over; one that is not closed holds all that follows. */
static inline const an_token *an_main_line_next(an_main_line *line)
{
    size_t depth = 0;
    while (line->at < line->end) {
        const an_token *token = line->at++;
        if (token->kind == AN_TOKEN_OPEN)
            depth++;
        else if (token->kind == AN_TOKEN_CLOSE)
            depth -= depth > 0;
        else if (depth == 0)
            return token;
    }
    return NULL;
}

#endif
