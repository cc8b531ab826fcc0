/* The heading that the boards of a match share: the lines above that of the first board. */
#include "boards.h"

#include "heading_labels.h"
#include "lines.h"
#include "text.h"

/* Returns the text before the first move of a game, from its first to its last word. */
static an_text heading_of(const an_game *game)
{
    const an_token *first = NULL, *last = NULL;
    for (size_t i = 0; i < game->token_count && game->tokens[i].offset < game->start; i++) {
        if (game->tokens[i].kind != AN_TOKEN_PROSE)
            continue;
        first = first == NULL ? &game->tokens[i] : first;
        last = &game->tokens[i];
    }
    if (first == NULL)
        return an_text_from(game->bytes.at, 0);
    return an_text_from(game->bytes.at + first->offset, last->offset + last->size - first->offset);
}

/* Returns how many bytes of a heading come before the line that names a board; all of them if no
 * line does. */
static size_t size_before_board(an_text heading)
{
    an_text rest = heading;
    while (rest.size > 0 && !an__names_board(rest)) {
        size_t line = an__line_size(rest);
        rest = an_text_trimmed_start(an_text_after(rest, line));
    }
    return heading.size - rest.size;
}

void an__boards_share(an_text *shared, an_game *game)
{
    if (!game->is_text || game->is_empty)
        return;
    an_text heading = heading_of(game);
    size_t size = size_before_board(heading);
    if (size == heading.size)
        *shared = an_text_from(heading.at, 0);
    else if (size > 0)
        *shared = an_text_from(heading.at, size);
    else
        game->own.heading = *shared;
}
