/* The layout that replaces moves with their check, mate and e.p. signs, and touches no other byte.
 */
#include "scribe.h"

#include "notation.h"
#include "text.h"

/* The bytes of the game up to a place that were not copied yet. */
static void copy_up_to(an_scribe *scribe, size_t *copied, size_t end)
{
    if (end > *copied)
        an_buffer_add(&scribe->page.out, scribe->judgement->game->bytes.at + *copied,
                      end - *copied);
    if (end > *copied)
        *copied = end;
}

/* Remembers the first move whose characters a file of another encoding may lack. */
static void note_foreign(an_scribe *scribe, const char *text, an_text stood)
{
    bool is_foreign = false;
    for (const char *at = text; *at != '\0'; at++)
        is_foreign = is_foreign || (unsigned char)*at >= 0x80;
    if (is_foreign && *scribe->foreign == '\0' && !an_text_is(stood, text))
        strcpy(scribe->foreign, text);
}

static void keep_move(an_scribe *scribe, size_t index, size_t *copied)
{
    const an_judgement *judgement = scribe->judgement;
    const an_token *token = &judgement->game->tokens[index];
    const an_ply *ply = &judgement->plies[index];
    an_variation *line = an_variations_current(&scribe->lines);
    an_text word = an_text_from(judgement->game->bytes.at + token->offset, token->size);
    an_san written;
    copy_up_to(scribe, copied, token->offset);
    if (an_san_parse(&written, word, judgement->notation) == AN_OK) {
        char text[AN_SAN_MAX];
        an_san san = an_san_described(&line->position, ply->move, (an_check_sign)ply->sign);
        an_buffer_add(&scribe->page.out, text, an_san_write(text, &san, &scribe->script.notation));
        an_suffix suffix =
            an_suffix_read(an_text_after(word, written.size), ply->sign != AN_NO_SIGN);
        *copied = token->offset + written.size + suffix.spelling;
        note_foreign(scribe, text, an_text_from(word.at, written.size + suffix.spelling));
    }
    an_variation_replay(line, ply);
}

/* A check or e.p. sign that stands apart is part of the move that was written anew. */
static void keep_sign(an_scribe *scribe, const an_token *token, size_t *copied)
{
    const an_game *game = scribe->judgement->game;
    const an_variation *line = an_variations_current(&scribe->lines);
    an_suffix suffix = an_suffix_read(an_text_from(game->bytes.at + token->offset, token->size),
                                      line->awaits_sign);
    if (suffix.spelling == 0)
        return;
    size_t end = token->offset;
    while (end > *copied && game->bytes.at[end - 1] == ' ')
        end--;
    copy_up_to(scribe, copied, end);
    *copied = token->offset + suffix.spelling;
}

void an_layout_keep(an_scribe *scribe)
{
    const an_judgement *judgement = scribe->judgement;
    const an_game *game = judgement->game;
    size_t copied = 0;
    bool after_move = false;
    scribe->failed = !an_variations_begin(&scribe->lines, &judgement->start);
    for (size_t i = 0; i < game->token_count && !scribe->failed; i++) {
        const an_token *token = &game->tokens[i];
        if (token->kind == AN_TOKEN_MOVE && judgement->plies[i].is_played)
            keep_move(scribe, i, &copied);
        else if (token->kind == AN_TOKEN_SIGN && after_move)
            keep_sign(scribe, token, &copied);
        else if (token->kind == AN_TOKEN_OPEN)
            scribe->failed = !an_variations_open(&scribe->lines);
        else if (token->kind == AN_TOKEN_CLOSE)
            an_variations_close(&scribe->lines);
        bool is_sign = token->kind == AN_TOKEN_SIGN && after_move;
        after_move = is_sign || (token->kind == AN_TOKEN_MOVE && judgement->plies[i].is_played);
    }
    copy_up_to(scribe, &copied, game->bytes.size);
}
