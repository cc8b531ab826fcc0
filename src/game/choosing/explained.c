/* How the reading of a text and the explanation of its claims stand to each other. */
#include "explained.h"

#include <string.h>

#include "main_line.h"
#include "parse.h"
#include "token.h"
#include "word.h"

bool an__words_speak_against(const an_claims *claims)
{
    uint32_t traits = 0;
    for (size_t i = 0; i < claims->count; i++)
        traits |= claims->items[i].traits;
    return (traits & AN_AGAINST) != 0;
}

bool an__plays_as_told(const an_played *played, const an_game *game)
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

bool an__stands_in_claims(const an_claims *claims, const an_judgement *judgement)
{
    const an_game *game = judgement->game;
    an_san san;
    size_t k = 0;
    for (size_t i = 0; (i = an__line_next(game, i, AN_TOKEN_MOVE)) < game->token_count; i++) {
        const uint32_t at = game->tokens[i].offset;
        while (k < claims->count && claims->items[k].end <= at)
            k++;
        bool is_claimed = k < claims->count && claims->items[k].offset <= at;
        an_text word = an_text_at(game, i);
        if (!is_claimed && !an_is_of_files(word) && an__san_read(&san, word, judgement->notation))
            return false;
    }
    return true;
}

/* Returns true if the reading plays a move at `offset`. `*index` is where the search begins, and
 * where it has come. */
static bool is_read(const an_game *game, size_t *index, uint32_t offset)
{
    while ((*index = an__line_next(game, *index, AN_TOKEN_MOVE)) < game->token_count &&
           game->tokens[*index].offset < offset)
        ++*index;
    return *index < game->token_count && game->tokens[*index].offset == offset;
}

bool an__has_no_rivals(const an_claims *claims, const an_game *game)
{
    size_t index = 0;
    bool is_anew = false; /* a line that begins anew at move 1, and is not read */
    for (size_t k = 0; k < claims->count; k++) {
        const an_claim *claim = &claims->items[k];
        if (claim->traits & (AN_NO_NUMBER | AN_BARE))
            continue;
        const bool is_played = is_read(game, &index, claim->at[0]);
        const bool begins_anew = k > 0 && claim->ply == 0 && claim->traits & AN_CUES;
        is_anew = !is_played && (begins_anew || (is_anew && claim->traits & AN_JOINED));
        if (!is_anew && (claim->traits & AN_AGAINST || !is_played))
            return false;
    }
    return true;
}

/* "After 3. Bb5 Black plays 3... a6.": returns true if "after" stands before claim `k`, and its
 * sentence goes on to another claim: it may tell of theory, though the words before that claim say
 * that it was played, if none follows. */
static bool begins_theory(const an_played *played, size_t k)
{
    const an_claims *claims = &played->claims;
    const an_claim *claim = &claims->items[k];
    return claim->traits & AN_AFTER && k + 1 < claims->count && claim[1].begin == claim->end &&
           !(claim[1].traits & AN_JOINED) && (played->taken[k] == 0 || k + 2 == claims->count);
}

/* "Black was fine after 11. Bd3 in our analysis", "he was fine after 11. Bd3 e5": returns true if
 * claim `k` is the last one, "after" and several words stand before it, and it has two moves, or
 * words that do not end the game stand behind it. */
static bool is_after_game(const an_claims *claims, size_t k)
{
    const an_claim *claim = &claims->items[k];
    const bool is_all = claim->count < AN_CLAIM_MOVES && claim->traits & AN_CLOSES;
    const bool is_behind = claim->traits & AN_AFTER && claim->marks & AN_INTRODUCED;
    return k + 1 == claims->count && is_behind && !(claim->traits & AN_ENDS_GAME) && !is_all;
}

/* "The capture 9. dxe5 is a mistake.": returns true if claim `k` is the last one, and a word before
 * it says that it was played, but one behind it that it was not: the first one may be a noun. */
static bool is_spoken_of(const an_claims *claims, size_t k)
{
    enum { BOTH = AN_TOLD | AN_CUED_BEHIND };
    return k + 1 == claims->count && (claims->items[k].traits & BOTH) == BOTH;
}

size_t an__weakly_played(const an_played *played, const an_game *game)
{
    enum { WEAK = AN_CUED_AFAR | AN_CUED_EARLIER | AN_CUED_BEHIND };
    enum { NEVER = AN_NO_NUMBER | AN_BARE | AN_BEHIND_COLON };
    const an_claims *claims = &played->claims;
    size_t index = 0, k = 0;
    while (k < claims->count &&
           !(((played->taken[k] == 0 &&
               (claims->items[k].traits & WEAK || is_after_game(claims, k))) ||
              begins_theory(played, k) || is_spoken_of(claims, k)) &&
             !(claims->items[k].traits & NEVER) && is_read(game, &index, claims->items[k].at[0])))
        k++;
    return k;
}

static bool is_told(const an_played *played, uint32_t offset)
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

/* "9... Bxe5, fearing 10. dxe5": returns true if the move at `offset` goes on from an earlier claim
 * that was not played, where the game may not go on with it. */
static bool goes_on_aside(const an_played *played, uint32_t offset)
{
    const an_claims *claims = &played->claims;
    const an_telling *best = an_best_telling(played);
    size_t k = 0;
    while (k < claims->count && claims->items[k].at[0] != offset)
        k++;
    if (k == claims->count)
        return false;
    for (size_t i = k; i > 0 && played->taken[i - 1] == 0; i--) {
        const an_claim *claim = &claims->items[i - 1];
        if (claim->traits & AN_NO_NUMBER || claim->ply + claim->count != claims->items[k].ply)
            continue;
        const an_told_move *at = an__telling_at(&played->tellings, best, claim->ply);
        if (at == NULL)
            continue;
        an_position position = at->position;
        an_move move;
        if (an__play_claim(&position, claim) &&
            an__claim_move(&move, &position, &claims->items[k], 0))
            return true;
    }
    return false;
}

bool an__hides_error(const an_judgement *judgement, const an_played *played, const an_reach *reach)
{
    const an_game *game = judgement->game;
    const an_finding *error = an__first_error(&judgement->findings);
    if (reach->is_whole || played->best.plies > reach->plies || error == NULL)
        return false;
    for (size_t i = 0; (i = an__line_next(game, i, AN_TOKEN_MOVE)) < game->token_count; i++)
        if (game->tokens[i].offset < error->where.offset &&
            !is_told(played, game->tokens[i].offset))
            return false;
    return !is_told(played, error->where.offset) && !has_past_number(played, error->where.offset) &&
           !goes_on_aside(played, error->where.offset);
}

bool an__passes_error(const an_judgement *judgement, const an_played *played)
{
    const an_finding *error = an__first_error(&judgement->findings);
    return error != NULL && !is_told(played, error->where.offset);
}

/* Returns true if `notation` reads the moves of a claim as they were read, apart from one that
 * could not be read. Sets *reads_more if it reads that one. */
static bool agrees(const an_claim *claim, const an_game *game, const an_notation *notation,
                   bool *reads_more)
{
    for (unsigned i = 0; i < claim->count; i++) {
        const bool was_read = !(claim->traits & AN_UNREADABLE) || i + 1u < claim->count;
        const an_text word = an_text_from(game->bytes.at + claim->at[i], claim->size[i]);
        an_san san;
        const bool is_read = an__san_read(&san, word, notation);
        if (was_read && !(is_read && memcmp(&san, &claim->said[i], sizeof san) == 0))
            return false;
        *reads_more = *reads_more || (is_read && !was_read);
    }
    return true;
}

const an_notation *an__reads_more_claims(const an_claims *claims, const an_game *game,
                                         const an_candidates *candidates)
{
    bool is_read = true;
    for (size_t i = 0; i < claims->count; i++)
        is_read = is_read && !(claims->items[i].traits & AN_UNREADABLE);
    for (size_t k = 0; k < candidates->count && !is_read; k++) {
        const an_notation *notation = &candidates->notations[k];
        bool may_be = candidates->well_attested >> k & 1, reads_more = false;
        for (size_t i = 0; i < claims->count && may_be; i++)
            may_be = agrees(&claims->items[i], game, notation, &reads_more);
        if (may_be && reads_more)
            return notation;
    }
    return NULL;
}
