/* Articles: the words around the moves tell which of them were played. */
#include "article.h"

#include "another_game.h"
#include "doubtful.h"
#include "explained.h"
#include "lines.h"
#include "main_line.h"
#include "mending.h"
#include "times.h"
#include "token.h"

/* Returns true if words, or other things that are no part of a game, stand after its first move.
 * Clock times do not count, as score sheets have them. */
static bool has_prose(const an_game *game)
{
    for (size_t i = an__line_next(game, 0, AN_TOKEN_MOVE); i < game->token_count; i++) {
        an_text word = an_text_at(game, i);
        if (game->tokens[i].kind == AN_TOKEN_PROSE && an__time_size(word) != word.size)
            return true;
    }
    return false;
}

/* "He always plays 1.e4": returns true if words stand before the first move on its line. */
static bool begins_in_line(const an_game *game)
{
    return !an__is_line_start(game->bytes.at, game->bytes.at + game->start);
}

/* Returns true if the words of a text count for more than its form: it is no score sheet, or the
 * words speak against some of its moves. In a score sheet the decoder knows more of slips. */
static bool is_article(const an_game *game, const an_claims *claims)
{
    return !an__may_be_sheet(game) || an__words_speak_against(claims);
}

/* Finds the claims that were played, as `notation` reads them. Returns false when memory runs out.
 */
static bool find_in(const an_trier *trier, const an_notation *notation)
{
    return an__played_find(&trier->reader->played, trier->game, notation,
                           &trier->arbiter->bench.start, &trier->reader->draft);
}

/* Finds out which moves were played. The game may have been read without the claims that tell its
 * language: "1. d4 d5 2. Ld2" is also Afrikaans, "2. Sf3" is not. Returns false when memory runs
 * out. */
static bool find_played(const an_trier *trier)
{
    const an_game *game = trier->game;
    const an_notation *notation = trier->judgement->notation;
    const an_position *start = &trier->arbiter->bench.start;
    an_played *played = &trier->reader->played;
    if (!find_in(trier, notation))
        return false;
    const an_notation *other =
        an__reads_more_claims(&played->claims, game, &trier->arbiter->candidates);
    if (other != NULL && !find_in(trier, notation = other))
        return false;
    return !is_article(game, &played->claims) || an__played_forgive(played, game, notation, start);
}

/* Stores in `choices` that claim `index` is in doubt. `is_taken`: the next reading plays it.
 * Returns false if there is no such claim. */
static bool put_doubt(an_choices *choices, const an_played *played, size_t index, bool is_taken)
{
    if (index == played->claims.count)
        return false;
    const an_claim *claim = &played->claims.items[index];
    an_code code = is_taken ? AN_PERHAPS_ALTERNATIVE : AN_PERHAPS_PLAYED;
    choices->doubt = (an_fault){code, claim->offset, claim->end - claim->offset};
    return true;
}

/* Returns true if the explanation is of use: it knows a game, gets as far as the reading, and
 * accounts for the moves of the reading. */
static bool explains(const an_trier *trier, const an_reach *reach)
{
    const an_played *played = &trier->reader->played;
    const bool breaks_early = played->best.until < UINT32_MAX && played->best.plies <= reach->plies;
    return played->is_known && !played->claims.is_cut && !breaks_early &&
           !an__hides_error(trier->judgement, played, reach) &&
           an__stands_in_claims(&played->claims, trier->judgement);
}

/* Returns true if the reading may stay as it is: it plays what the explanation does, and nothing
 * else, and there is nothing to report or to clear. */
static bool may_stay(const an_trier *trier, const an_reach *reach, bool has_doubt)
{
    const an_played *played = &trier->reader->played;
    /* the explanation accounts for the moves that the reading calls unread */
    const bool clears = !an_best_telling(played)->leaves_open &&
                        an__has_fault(&trier->game->faults, AN_UNREAD_MOVES);
    return an__plays_as_told(played, trier->game) && !clears &&
           !an__passes_error(trier->judgement, played) && !(has_doubt && reach->is_whole);
}

/* Reads the game again with the moves of the explanation, and with what `told` says of its doubts.
 * Keeps that reading, or returns to `choices` if it does not get as far. Returns what the words
 * say. */
static an_told read_told(an_trier *trier, an_reach *reach, const an_choices *choices,
                         an_choices *told)
{
    const an_played *played = &trier->reader->played;
    told->played = played->places;
    told->played_count = played->place_count;
    told->played_until = played->best.until;
    told->lost_at = played->best.lost_at;
    const an_reach again = an_read_as(trier, told);
    const bool is_told = again.plies == played->best.sound;
    if (trier->code == AN_OK)
        *reach = is_told ? again : an_read_as(trier, choices);
    if (!is_told || !is_article(trier->game, &played->claims))
        return AN_TOLD_NOTHING;
    return told->doubt.size > 0 || told->lost_at < UINT32_MAX ? AN_TOLD_PARTLY : AN_TOLD_ALL;
}

/* "If White plays 1.e4 e5, Black is happy." Returns true if words right before the first move,
 * without a colon, say that it was not played, and no other claim begins a game. */
static bool is_all_cued(const an_played *played)
{
    const an_claims *claims = &played->claims;
    const bool plays_nothing = !claims->has_words || played->best.plies == 0;
    return plays_nothing && claims->count > 0 &&
           (claims->items[0].traits & (AN_CUED | AN_BEHIND_COLON)) == AN_CUED;
}

/* Decides between the reading and the explanation of its claims, which has been found. */
static an_told decide(an_trier *trier, an_reach *reach, const an_choices *choices)
{
    const an_played *played = &trier->reader->played;
    an_choices told = *choices;
    told.another_at = (uint32_t)trier->game->bytes.size; /* no claims behind it were looked at */
    if (reach->is_whole && is_all_cued(played)) {
        put_doubt(&told, played, 0, true);
        *reach = an_read_as(trier, &told);
        return AN_TOLD_NOTHING;
    }
    if (!explains(trier, reach))
        return reach->is_whole || !an__words_speak_against(&played->claims) ? AN_TOLD_NOTHING
                                                                            : AN_TOLD_PARTLY;
    if (reach->is_whole && an__has_no_rivals(&played->claims, trier->game)) {
        if (put_doubt(&told, played, an__weakly_played(played, trier->game), true) ||
            put_doubt(&told, played, an__line_among_words(played), true))
            *reach = an_read_as(trier, &told);
        return AN_TOLD_NOTHING;
    }
    const size_t doubtful = an__doubtful_claim(played);
    const bool has_doubt = put_doubt(&told, played, doubtful, played->taken[doubtful] > 0);
    if (may_stay(trier, reach, has_doubt))
        return AN_TOLD_NOTHING;
    return read_told(trier, reach, choices, &told);
}

an_told an__read_article(an_trier *trier, an_reach *reach, const an_choices *choices)
{
    const an_game *game = trier->game;
    const an_played *played = &trier->reader->played;
    if (!game->is_text || game->has_blocks || trier->judgement->notation == NULL ||
        !an_may_read_again(trier) || !(has_prose(game) || begins_in_line(game)))
        return AN_TOLD_NOTHING;
    if (!find_played(trier)) {
        trier->code = AN_OUT_OF_MEMORY;
        return AN_TOLD_NOTHING;
    }
    uint32_t at[AN_OTHER_GAMES_MAX];
    const size_t count = played->is_known ? an__other_games(played, at, AN_OTHER_GAMES_MAX) : 0;
    if (count == 0)
        return decide(trier, reach, choices);
    an__reader_expect(trier->reader, at, count);
    an_choices first = *choices;
    first.another_at = at[0];
    *reach = an_read_as(trier, &first);
    return an__read_article(trier, reach, &first);
}
