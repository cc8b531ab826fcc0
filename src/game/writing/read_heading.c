/* The heading of a score sheet, found in the words before the first move. */
#include "read_heading.h"

#include "emphasis.h"
#include "heading_rest.h"
#include "headings.h"
#include "result.h"
#include "scribe.h"
#include "text.h"

static an_text words_between(const an_game *game, const an_token *first, const an_token *last)
{
    return an_text_from(game->bytes.at + first->offset, last->offset + last->size - first->offset);
}

/* Adds what a heading above the game says, which all boards of a match share. */
static void share_heading(const an_game *game, an_day_order order, an_found_tags *found)
{
    an_found_tags above = {0};
    an__headings_read(game->own.heading, order, &above);
    an__found_share(found, &above);
}

/* Returns the result that the last position shows, by mate or stalemate; else AN_NO_RESULT. */
static an_result board_result(const an_judgement *judgement)
{
    const an_position *end = &judgement->board.end;
    return judgement->main.is_whole && end->key != 0 ? an__result_on_board(end) : AN_NO_RESULT;
}

/* Returns true if another game stands beside this one, so that the heading is about both. */
static bool has_game_beside(const an_game *game)
{
    for (size_t i = 0; i < game->faults.count; i++)
        if (game->faults.list[i].code == AN_UNREAD_MOVES && game->faults.list[i].size > 1)
            return true;
    return false;
}

/* Returns true if words stand before the first move of a score sheet, or at its end. */
static bool has_words(const an_game *game)
{
    return game->is_text && game->token_count > 0 &&
           (game->tokens->offset < game->start ||
            game->tokens[game->token_count - 1].kind == AN_TOKEN_PROSE);
}

an_result an__read_heading(const an_judgement *judgement, an_found_tags *found)
{
    const an_game *game = judgement->game;
    an_result result =
        judgement->result != AN_NO_RESULT ? judgement->result : board_result(judgement);
    *found = (an_found_tags){
        .result = an_text_of(result != AN_NO_RESULT ? an_result_name(result) : NULL)};
    if (!has_words(game) || has_game_beside(game))
        return judgement->result;
    const an_notation *notation = judgement->notation;
    bool has_language = notation != NULL && notation->language != NULL;
    an_day_order order = an__day_order_of(has_language ? notation->language->code : NULL);
    an__headings_read_game(game, order, found);
    if (found->used_count > 0)
        share_heading(game, order, found);
    an_text said = found->said.values[AN_FOUND_RESULT];
    size_t size;
    return judgement->result == AN_NO_RESULT && said.at != NULL ? an_result_read(said, &size)
                                                                : judgement->result;
}

void an__scribe_read_heading(an_scribe *scribe)
{
    const an_game *game = scribe->judgement->game;
    bool may_have_any = scribe->options.headings == AN_HEADINGS_TAGS &&
                        !an_scribe_drops(scribe, AN_DROP_TAGS) && has_words(game);
    if (may_have_any)
        scribe->heading.result = an__read_heading(scribe->judgement, &scribe->heading.found);
}

an_text an__scribe_words_left(an_scribe *scribe, const an_token *first, const an_token *last)
{
    an_heading *heading = &scribe->heading;
    const an_game *game = scribe->judgement->game;
    an_text words = an__with_emphasis(game->bytes.at, words_between(game, first, last),
                                      game->bytes.at + game->bytes.size);
    if (heading->found.used_count == 0)
        return words;
    an__buffer_clear(&heading->rest);
    an__buffer_put(&heading->rest, "");
    an__heading_put_rest(&heading->rest, words, &heading->found);
    heading->failed = heading->failed || heading->rest.failed;
    return an_text_trimmed(an_buffer_text(&heading->rest));
}
