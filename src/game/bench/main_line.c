/* Walks along a line of play, past the variations within it. */
#include "main_line.h"

#include "packed_move.h"

size_t an__line_end(const an_game *game, size_t index)
{
    for (size_t depth = 0; index < game->token_count; index++) {
        depth += game->tokens[index].kind == AN_TOKEN_OPEN;
        if (game->tokens[index].kind == AN_TOKEN_CLOSE && depth-- == 0)
            return index;
    }
    return game->token_count;
}

size_t an__line_next(const an_game *game, size_t index, an_token_kind kind)
{
    for (; index < game->token_count; index++) {
        an_token_kind here = (an_token_kind)game->tokens[index].kind;
        if (here == kind)
            return index;
        if (here == AN_TOKEN_CLOSE)
            break;
        if (here == AN_TOKEN_OPEN)
            index = an__line_end(game, index + 1);
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

bool an__next_packed_run(const an_judgement *judgement, an_packed_run *run)
{
    const an_game *game = judgement->game;
    size_t depth = 0;
    for (run->from = run->to; run->token < game->token_count; run->token++) {
        const an_token *token = &game->tokens[run->token];
        if (token->kind == AN_TOKEN_OPEN && depth++ == 0 && token->value > run->from) {
            run->to = token->value;
            return true;
        }
        if (token->kind == AN_TOKEN_CLOSE && --depth == 0)
            run->from = token->value;
    }
    run->to = judgement->own.entry_count;
    return run->to > run->from;
}

/* Appends a move. Of the position UCI needs only the variant. */
static void put_uci(an_buffer *out, const an_position *start, an_move move, bool is_first)
{
    char text[1 + AN_UCI_MAX] = " ";
    size_t size = an_move_to_uci(text + 1, start, move);
    an_buffer_add(out, text + is_first, size + !is_first);
}

void an__main_line_put_uci(an_buffer *out, const an_judgement *judgement)
{
    const an_entry *entries = judgement->own.entries;
    const an_ply *ply;
    for (an_packed_run s = {0}; entries != NULL && an__next_packed_run(judgement, &s);)
        for (size_t i = s.from; i < s.to; i++)
            put_uci(out, &judgement->board.start, an_entry_move(entries[i]), i == 0);
    for (size_t token = 0, i = 0; (ply = an_judgement_next(judgement, &token)) != NULL; i++)
        put_uci(out, &judgement->board.start, ply->move, i == 0);
}

void an__main_line_put_illegal(an_buffer *out, const an_judgement *judgement)
{
    const an_ply *ply;
    const char *comma = "";
    if (judgement->illegal_count == 0)
        return;
    for (size_t token = 0, i = 1; (ply = an_judgement_next(judgement, &token)) != NULL; i++) {
        if (!ply->is_illegal)
            continue;
        an__buffer_put(out, comma);
        an__buffer_put_number(out, i);
        comma = ",";
    }
}
