/* Articles: the words around the moves tell which of them were played. */
#include "article.h"

#include "another_game.h"
#include "main_line.h"
#include "mending.h"
#include "parse.h"
#include "text.h"
#include "times.h"
#include "token.h"
#include "word.h"

/* Returns true if words, or other things that are no part of a game, stand after its first move.
 * Clock times do not count, as score sheets have them. */
static bool has_prose(const an_game *game)
{
    for (size_t i = an__line_next(game, 0, AN_TOKEN_MOVE); i < game->token_count; i++) {
        an_text word = an_token_text(game, &game->tokens[i]);
        if (game->tokens[i].kind == AN_TOKEN_PROSE && an__time_size(word) != word.size)
            return true;
    }
    return false;
}

/* Returns true if the reading plays exactly the moves that the words of the article call played. */
static bool agrees(const an_played *played, const an_game *game)
{
    size_t count = 0, k = 0;
    for (size_t i = 0; (i = an__line_next(game, i, AN_TOKEN_MOVE)) < game->token_count; i++) {
        while (k < played->place_count && played->places[k] < game->tokens[i].offset)
            k++;
        if (k == played->place_count || played->places[k] != game->tokens[i].offset)
            return false;
        count++;
    }
    return count == played->best.plies;
}

/* Returns true if every move of the reading belongs to a claim, apart from words that are no moves.
 * Otherwise the reading understands the text in another way, for example as columns or as moves
 * without numbers. */
static bool stands_in_claims(const an_claims *claims, const an_judgement *judgement)
{
    const an_game *game = judgement->game;
    an_san san;
    size_t k = 0;
    for (size_t i = 0; (i = an__line_next(game, i, AN_TOKEN_MOVE)) < game->token_count; i++) {
        const uint32_t at = game->tokens[i].offset;
        while (k < claims->count && claims->items[k].end <= at)
            k++;
        bool is_claimed = k < claims->count && claims->items[k].offset <= at;
        an_text word = an_token_text(game, &game->tokens[i]);
        if (!is_claimed && !an_is_of_files(word) && an__san_read(&san, word, judgement->notation))
            return false;
    }
    return true;
}

enum { AGAINST = AN_CUED | AN_UNREAL_BEHIND | AN_AT_END | AN_BEHIND_END };

/* Returns true if words say that a claim was not played, or that the game was over before it. */
static bool speaks_against(const an_claims *claims)
{
    uint32_t traits = 0;
    for (size_t i = 0; i < claims->count; i++)
        traits |= claims->items[i].traits;
    return (traits & AGAINST) != 0;
}

/* Returns true if the reading plays the moves of every number, and no words speak against one of
 * them, or say that the game was over. Then no two numbers claim the same move, and the words have
 * nothing to decide. */
static bool has_no_rivals(const an_claims *claims, const an_game *game)
{
    size_t i = 0;
    for (size_t k = 0; k < claims->count; k++) {
        if (claims->items[k].traits & (AN_NO_NUMBER | AN_BARE))
            continue;
        if (claims->items[k].traits & AGAINST)
            return false;
        while ((i = an__line_next(game, i, AN_TOKEN_MOVE)) < game->token_count &&
               game->tokens[i].offset < claims->items[k].at[0])
            i++;
        if (i == game->token_count || game->tokens[i].offset != claims->items[k].at[0])
            return false;
    }
    return true;
}

static bool is_played(const an_played *played, uint32_t offset)
{
    return an_places_hold(played->places, played->place_count, offset);
}

/* Returns true if the number before the move at `offset` is not above that of the last move played:
 * "4. Fa4 Cf6" and then "4... d6". */
static bool has_past_number(const an_played *played, uint32_t offset)
{
    const an_claims *claims = &played->claims;
    size_t k = 0;
    while (k < claims->count && claims->items[k].end <= offset)
        k++;
    return k < claims->count && claims->items[k].offset <= offset &&
           !(claims->items[k].traits & (AN_NO_NUMBER | AN_BARE)) &&
           claims->items[k].ply < played->best.plies;
}

/* Returns true if the explanation `played` has the moves of the judged reading up to its error, and
 * then leaves out the wrong word without getting further. That word is rather a slip. */
static bool hides_error(const an_judgement *judgement, const an_played *played,
                        const an_reach *reach)
{
    const an_game *game = judgement->game;
    const an_finding *error = an__first_error(judgement);
    if (reach->is_whole || played->best.plies > reach->plies || error == NULL)
        return false;
    for (size_t i = 0; (i = an__line_next(game, i, AN_TOKEN_MOVE)) < game->token_count; i++)
        if (game->tokens[i].offset < error->where.offset &&
            !is_played(played, game->tokens[i].offset))
            return false;
    return !is_played(played, error->where.offset) && !has_past_number(played, error->where.offset);
}

/* Returns the index of the first claim after the last one that was played. */
static size_t claim_behind(const an_played *played)
{
    size_t i = played->claims.count;
    while (i > 0 && played->taken[i - 1] == 0)
        i--;
    return i;
}

/* Returns true if words right before a claim that was played say that it was not; before the last
 * such claim (`is_last`), words further off count, too. They do not count before a colon, or before
 * a long line of moves, which is rather the game. */
static bool is_against_words(const an_claim *claim, bool is_last)
{
    const uint32_t against = AN_CUED | (is_last ? AN_CUED_AFAR : 0);
    return (claim->traits & against) != 0 && !(claim->traits & (AN_BEHIND_COLON | AN_IN_RUN));
}

/* Returns the index of the first claim that was played against the words. */
static size_t claim_against_words(const an_played *played)
{
    const size_t behind = claim_behind(played);
    for (size_t i = 0; i < behind; i++)
        if (played->taken[i] > 0 && is_against_words(&played->claims.items[i], i + 1 == behind))
            return i;
    return played->claims.count;
}

/* "3. e5" and "3. Nc3", the headings of two variations: returns the index of a claim behind the
 * last one that was played, with the same number, that begins a paragraph as that does, and against
 * which no word speaks. */
static size_t rival_of_last(const an_played *played)
{
    const an_claims *claims = &played->claims;
    const size_t behind = claim_behind(played);
    size_t i = behind;
    if (behind == 0 || !(claims->items[behind - 1].traits & AN_BEGINS_PARAGRAPH))
        return claims->count;
    const an_claim *last = &claims->items[behind - 1];
    while (i < claims->count &&
           (!(claims->items[i].traits & AN_BEGINS_PARAGRAPH) || claims->items[i].traits & AN_CUES ||
            claims->items[i].ply != last->ply ||
            memcmp(claims->items[i].said, last->said, sizeof *last->said) == 0))
        i++;
    return i;
}

/* Stores in `choices` that claim `index` is in doubt. `is_taken`: the next reading plays it. */
static void doubt(an_choices *choices, const an_played *played, size_t index, bool is_taken)
{
    const an_claim *claim = &played->claims.items[index];
    an_code code = is_taken ? AN_PERHAPS_ALTERNATIVE : AN_PERHAPS_PLAYED;
    choices->doubt = (an_fault){code, claim->offset, claim->end - claim->offset};
}

/* Returns true if the line that is only spoken of at the end continues the game for long, or
 * doubles it, though words say no more than that it was not played, or that the game was over. */
static bool goes_far_ahead(const an_played *played)
{
    enum { LONG = 6, SOME = 3, SURELY = AN_CUED | AN_BEHIND_END };
    const uint32_t ahead = an_best_telling(played)->ahead;
    const size_t behind = claim_behind(played);
    bool is_far = ahead >= LONG || (ahead >= SOME && ahead >= played->best.plies);
    return is_far && behind < played->claims.count &&
           played->claims.items[behind].offset < played->result_at &&
           (played->claims.items[behind].traits & SURELY) != SURELY;
}

/* Stores in `choices` which claim is in doubt, for the next reading: the one that another
 * explanation of nearly the same cost takes differently; or the first behind the game, if that goes
 * far ahead; or one that may go on with the game, or that was played against the words; or the
 * rival of the last. */
static void note_doubt(an_choices *choices, const an_played *played)
{
    enum { DOUBTFUL = 12 }; /* a margin in tenths of a nat */
    const an_telling *best = an_best_telling(played);
    size_t at = played->claims.count;
    if (played->best.claim_count < played->claims.count && played->best.margin < DOUBTFUL)
        at = played->best.parts_at;
    else if (goes_far_ahead(played))
        at = claim_behind(played);
    else if (best->may_go_on < played->claims.count)
        at = best->may_go_on;
    else
        at = claim_against_words(played);
    if (at == played->claims.count)
        at = rival_of_last(played);
    if (at < played->claims.count)
        doubt(choices, played, at, played->taken[at] > 0);
}

/* Stores in `choices` that a claim is in doubt: the first one with a number that the cheapest
 * explanation leaves out, and of which words not right before it say that it was not played.
 * Returns false if there is none. */
static bool note_weak_words(an_choices *choices, const an_played *played)
{
    enum { WEAK = AN_CUED_AFAR | AN_CUED_EARLIER | AN_CUED_BEHIND };
    size_t i = 0;
    while (i < played->claims.count &&
           (played->taken[i] > 0 || !(played->claims.items[i].traits & WEAK) ||
            played->claims.items[i].traits & (AN_NO_NUMBER | AN_BARE)))
        i++;
    if (i < played->claims.count)
        doubt(choices, played, i, true);
    return i < played->claims.count;
}

static an_reach read_as(an_trier *trier, const an_choices *choices)
{
    an__reader_return(trier->reader, an_reader_game(trier->reader), choices);
    return an__read_again(trier);
}

/* Returns true if the words of a text count for more than its form: it is no score sheet, or the
 * words speak against some of its moves. In a score sheet the decoder knows more of slips. */
static bool is_article(const an_game *game, const an_claims *claims)
{
    return !an__may_be_sheet(game) || speaks_against(claims);
}

/* Finds out which moves were played. Returns false when memory runs out. */
static bool find_played(const an_trier *trier)
{
    const an_game *game = trier->game;
    const an_notation *notation = trier->judgement->notation;
    const an_position *start = &trier->arbiter->bench.start;
    an_played *played = &trier->reader->played;
    return an__played_find(played, game, notation, start, &trier->reader->draft) &&
           (!is_article(game, &played->claims) ||
            an__played_forgive(played, game, notation, start));
}

an_told an__read_article(an_trier *trier, an_reach *reach, const an_choices *choices)
{
    const an_game *game = trier->game;
    an_played *played = &trier->reader->played;
    if (!game->is_text || game->has_blocks || trier->judgement->notation == NULL ||
        !an_may_read_again(trier) || !has_prose(game))
        return AN_TOLD_NOTHING;
    if (!find_played(trier)) {
        trier->code = AN_OUT_OF_MEMORY;
        return AN_TOLD_NOTHING;
    }
    const uint32_t another_at = played->is_known ? an__another_game_at(played) : 0;
    if (another_at > 0) {
        an_choices first = *choices;
        first.another_at = another_at;
        *reach = read_as(trier, &first);
        return an__read_article(trier, reach, &first);
    }
    bool breaks_early = played->best.until < UINT32_MAX && played->best.plies <= reach->plies;
    if (!played->is_known || breaks_early || hides_error(trier->judgement, played, reach) ||
        !stands_in_claims(&played->claims, trier->judgement))
        return reach->is_whole || !speaks_against(&played->claims) ? AN_TOLD_NOTHING
                                                                   : AN_TOLD_PARTLY;
    an_choices told = *choices;
    if (reach->is_whole && has_no_rivals(&played->claims, game)) {
        if (note_weak_words(&told, played))
            *reach = read_as(trier, &told);
        return AN_TOLD_NOTHING;
    }
    note_doubt(&told, played);
    /* the explanation accounts for the moves that the reading calls unread */
    const bool clears =
        !an_best_telling(played)->leaves_open && an__has_fault(game, AN_UNREAD_MOVES);
    if (agrees(played, game) && !clears && (told.doubt.size == 0 || !reach->is_whole))
        return AN_TOLD_NOTHING;
    told.played = played->places;
    told.played_count = played->place_count;
    told.played_until = played->best.until;
    told.lost_at = played->best.lost_at;
    an_reach again = read_as(trier, &told);
    const bool is_told = again.plies == played->best.sound;
    if (trier->code == AN_OK)
        *reach = is_told ? again : read_as(trier, choices);
    if (!is_told || !is_article(trier->game, &played->claims))
        return AN_TOLD_NOTHING;
    return told.doubt.size > 0 || told.lost_at < UINT32_MAX ? AN_TOLD_PARTLY : AN_TOLD_ALL;
}
