/* Writing what nearly all games are made of: moves with nothing between them but their numbers, and
 * comments. */
#include "scribe.h"

/* Whether the next move stands amid its line, with no other number than White's before it. */
static bool is_bare_place(const an_scribe *scribe)
{
    const an_arrangement *arrangement = scribe->arrangement;
    bool has_hooks = arrangement->begin_move != NULL || arrangement->begin_reply != NULL;
    return an_page_amid_line(&scribe->page) && !has_hooks && !scribe->needs_number &&
           !scribe->has_number;
}

/* Page and line are copied, so that it is known that no character is written over them. */
static size_t put_bare_moves(an_scribe *scribe, size_t index)
{
    enum { WORDS = 2 }; /* a number and a move */
    const an_token *tokens = scribe->judgement->game->tokens;
    const an_ply *plies = scribe->judgement->plies;
    const size_t count = scribe->judgement->game->token_count;
    an_page page = scribe->page;
    an_scribe_line line = *an_scribe_current(scribe);
    for (size_t at = index; at < count && an_page_has_room(&page, WORDS); at++) {
        const an_ply *ply = &plies[at];
        an_color color = an_scribe_turn(scribe, &line);
        if (tokens[at].kind == AN_TOKEN_NUMBER && !ply->is_refused)
            continue;
        const an_template *template = an_ply_is_bare(ply, &tokens[at])
                                          ? an_template_for(&scribe->templates, ply, color)
                                          : NULL;
        if (template == NULL)
            break;
        if (color == AN_WHITE) {
            an_extent number = an_write_number(an_page_next(&page), an_scribe_number(scribe, &line),
                                               &scribe->dots[AN_WHITE]);
            an_page_append(&page, number.size, number.width);
        }
        an_template_fill(an_page_next(&page), template, ply->move);
        an_page_append(&page, template->size, template->width);
        an_scribe_pass(&line, ply);
        index = at + 1;
    }
    scribe->page = page;
    *an_scribe_current(scribe) = line;
    return index;
}

/* At least one. */
static size_t put_moves(an_scribe *scribe, size_t index)
{
    size_t next = is_bare_place(scribe) ? put_bare_moves(scribe, index) : index;
    if (next > index)
        return next;
    an_scribe_put_move(scribe, index);
    return index + 1;
}

size_t an_scribe_put_run(an_scribe *scribe, size_t index)
{
    const an_game *game = scribe->judgement->game;
    const an_ply *plies = scribe->judgement->plies;
    for (size_t at = index; at < game->token_count;) {
        uint8_t kind = game->tokens[at].kind;
        if (kind == AN_TOKEN_NUMBER && !plies[at].is_refused) {
            at++;
            continue;
        }
        if (kind == AN_TOKEN_MOVE && plies[at].is_played)
            at = put_moves(scribe, at);
        else if (kind == AN_TOKEN_COMMENT)
            an_scribe_put_remark(scribe, at++);
        else
            break;
        index = at;
    }
    return index;
}
