/* What the remarks behind a move ask for in its diagram. */
#include "remarks.h"

#include "comment.h"
#include "text.h"
#include "token.h"

const char an__diagram_sign[] = "[#]";

enum { DIAGRAM = 220, DIAGRAM_OF_BLACK = 221 };

bool an__nag_wants_diagram(unsigned nag)
{
    return nag == DIAGRAM || nag == DIAGRAM_OF_BLACK;
}

bool an__nag_shows_black(unsigned nag)
{
    return nag == DIAGRAM_OF_BLACK;
}

size_t an__diagram_sign_at(an_text comment)
{
    size_t at = 0;
    while (at < comment.size && !an_text_starts(an_text_after(comment, at), an__diagram_sign))
        at++;
    return at;
}

static an_text comment_of(const an_game *game, const an_token *token)
{
    return an__comment_text(an_token_text(game, token));
}

bool an__remarks_add_marks(const an_game *game, size_t index, an_board_marks *marks, an_text *wrong)
{
    bool is_sound = true;
    for (; index < game->token_count && an_is_remark(&game->tokens[index]); index++) {
        const an_token *token = &game->tokens[index];
        an_text here = {0};
        bool is_well = !an_is_comment(token) ||
                       an_board_marks_add_of_comment(marks, comment_of(game, token), &here);
        if (!is_well && is_sound)
            *wrong = here;
        is_sound = is_sound && is_well;
    }
    return is_sound;
}

bool an__remarks_want_diagram(const an_game *game, size_t index)
{
    for (; index < game->token_count && an_is_remark(&game->tokens[index]); index++) {
        const an_token *token = &game->tokens[index];
        if (token->kind == AN_TOKEN_NAG && an__nag_wants_diagram(token->value))
            return true;
        if (!an_is_comment(token))
            continue;
        an_text comment = comment_of(game, token);
        if (an__diagram_sign_at(comment) < comment.size)
            return true;
    }
    return false;
}
