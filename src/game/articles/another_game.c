/* Where an article tells other games. */
#include "another_game.h"

#include "play.h"

/* Exceptions: traits that do not speak against the first claim of a game. */
static const struct {
    uint32_t traits;  /* the exception holds for claims that have all of these */
    bool heads_line;  /* it holds only for claims that head a line */
    uint32_t forgets; /* the traits that do not count then */
    const char *example;
} exceptions[] = {
    {AN_BEHIND_COLON, false, AN_CUED_AFAR, "instead of castling, he took: 1.d4"},
    {AN_BEHIND_COLON, true, AN_CUED, "The alternative: 1.d4 d5"},
    {AN_BEHIND_COLON | AN_IN_RUN, false, AN_DATED, "a trap that he sets since 1971: 1.d4 d5 2.c4"},
    {AN_IN_RUN, true, AN_CUED_AFAR, "If you like traps, you may go for 1.e4 e5 2.Nf3"},
    {0, true, AN_AFTER, "On board 2, after 1.d4 d5, White played 2.c4"},
    {AN_ENDS_GAME, true, AN_AT_END, "On board 2, White resigned after 1.f3 e5 2.g4"},
};

/* "1.e4": returns true if a game may begin with a claim: no words say that it was not played or is
 * of another game, apart from the exceptions. */
static bool begins_game(const an_claim *claim)
{
    uint32_t against = AN_CUES | AN_DATED;
    for (size_t i = 0; i < sizeof exceptions / sizeof *exceptions; i++)
        if ((claim->traits & exceptions[i].traits) == exceptions[i].traits &&
            (claim->heads_line || !exceptions[i].heads_line))
            against &= ~exceptions[i].forgets;
    return claim->ply == 0 && !(claim->traits & (against | AN_NO_NUMBER | AN_BARE));
}

/* A game that is told by the claims from `from` up to, not including, `end`. */
typedef struct told_game {
    size_t from, end;
    uint32_t plies;
    an_position position; /* after its last move */
    bool is_told;         /* words say that one of its moves was played, or the last one */
    bool is_missed;       /* the cheapest explanation plays one of the other claims among these */
} told_game;

/* Plays the claims that continue the game, apart from those that words call not played, up to
 * `most` half-moves. */
static void follow(const an_played *played, told_game *game, uint32_t most)
{
    game->plies = 0;
    game->is_missed = game->is_told = false;
    game->position = played->tellings.moves[0].position;
    for (size_t i = game->from; i < game->end && game->plies < most; i++) {
        const an_claim *claim = &played->claims.items[i];
        const bool is_due = claim->ply == game->plies && !(claim->traits & AN_NO_NUMBER);
        const bool is_against = i > game->from && claim->traits & AN_CUES &&
                                !(claim->traits & (AN_JOINED | AN_BEHIND_COLON));
        an_move move;
        unsigned k = 0;
        for (; is_due && !is_against && k < claim->count && game->plies < most &&
               an__claim_move(&move, &game->position, claim, k);
             k++, game->plies++)
            an__play(&game->position, move);
        game->is_told = game->is_told || (k > 0 && claim->traits & (AN_TOLD | AN_ENDS_GAME));
        game->is_missed = game->is_missed || (played->taken[i] > 0 && k == 0);
    }
}

/* Returns true if neither game goes on from the other. */
static bool part(const an_played *played, told_game first, told_game second)
{
    const uint32_t common = first.plies < second.plies ? first.plies : second.plies;
    follow(played, &first, common);
    follow(played, &second, common);
    return first.position.key != second.position.key;
}

/* Returns true if the cheapest explanation plays one of the claims from `from` up to `end`. */
static bool plays_any(const an_played *played, size_t from, size_t end)
{
    while (from < end && played->taken[from] == 0)
        from++;
    return from < end;
}

static bool is_mate(const told_game *game)
{
    return an_position_is_mate(&game->position);
}

/* Returns true if both games were told: they part, they have a fitting length, and the cheapest
 * explanation does not go on with the first one behind the second. A game that begins a line may be
 * shorter, as in a list of openings; one that ends in mate may be as short as that. */
static bool are_two(const an_played *played, const told_game *first, const told_game *second)
{
    enum { FEWEST = 3, FEWEST_OF_LINE = 2, HALF = 2, QUARTER = 4 };
    const an_claims *claims = &played->claims;
    const bool is_listed =
        claims->items[first->from].heads_line && claims->items[second->from].heads_line;
    const uint32_t fewest = is_listed ? FEWEST_OF_LINE : FEWEST;
    const uint32_t share = is_mate(first) || is_mate(second) ? UINT8_MAX
                           : is_listed                       ? QUARTER
                                                             : HALF;
    const bool goes_on = plays_any(played, first->from, second->from) && second->is_missed;
    if (claims->items[second->from].traits & AN_AFTER && !second->is_told)
        return false;
    return first->plies >= fewest && second->plies >= fewest &&
           share * first->plies >= second->plies && share * second->plies >= first->plies &&
           !goes_on && part(played, *first, *second);
}

size_t an__other_games(const an_played *played, uint32_t *at, size_t most)
{
    const an_claims *claims = &played->claims;
    told_game first = {.from = claims->count};
    size_t count = 0;
    for (size_t i = 0; i < claims->count && count < most; i++) {
        if (!begins_game(&claims->items[i]))
            continue;
        if (first.from == claims->count) {
            first.from = i;
            continue;
        }
        first.end = i;
        told_game second = {.from = i, .end = claims->count};
        follow(played, &first, UINT32_MAX);
        follow(played, &second, UINT32_MAX);
        const bool is_another = are_two(played, &first, &second);
        if (is_another)
            at[count++] = claims->items[i].begin;
        /* "Against 1.e4: the French, 1.e4 e6 2.d4 d5." */
        const bool goes_further = first.plies < second.plies && !part(played, first, second);
        if (is_another || goes_further)
            first.from = i;
    }
    return count;
}

size_t an__untold_game(const an_played *played)
{
    enum { FEWEST = 6 };
    const size_t count = played->claims.count;
    for (size_t i = 0; i < count; i++) {
        told_game other = {.from = i, .end = i};
        while (other.end < count && played->taken[other.end] == 0)
            other.end++;
        if (!begins_game(&played->claims.items[i]))
            continue;
        follow(played, &other, UINT32_MAX);
        if (other.plies >= FEWEST)
            return i;
    }
    return count;
}
