/* Whether an article tells another game behind the one that was found. */
#include "another_game.h"

#include "play.h"

/* Returns the number of half-moves of the line that begins with claim `index`, and sets *end to the
 * position behind it. Returns 0 if one of its moves is not legal. */
static uint32_t follow_line(const an_played *played, size_t index, an_position *end)
{
    const an_claims *claims = &played->claims;
    uint32_t plies = 0;
    *end = played->tellings.moves[0].position;
    do {
        const an_claim *claim = &claims->items[index];
        for (unsigned i = 0; i < claim->count; i++, plies++) {
            an_move move;
            if (!an__claim_move(&move, end, claim, i))
                return 0;
            an__play(end, move);
        }
    } while (++index < claims->count && claims->items[index].traits & AN_JOINED);
    return plies;
}

/* Returns true if the game of the cheapest explanation reaches `position` after `ply` half-moves.
 */
static bool passes(const an_played *played, uint32_t ply, const an_position *position)
{
    const an_told_move *move = &played->tellings.moves[an_best_telling(played)->last];
    while (move->ply > ply)
        move = &played->tellings.moves[move->before];
    return move->ply == ply && move->position.key == position->key;
}

static bool begins_game(const an_played *played, size_t index)
{
    enum { FEWEST = 3 };
    const an_claim *claim = &played->claims.items[index];
    if (claim->ply > 0 || claim->traits & (AN_CUES | AN_NO_NUMBER | AN_BARE))
        return false;
    an_position end;
    const uint32_t plies = follow_line(played, index, &end);
    return plies >= FEWEST && 2 * plies >= played->best.plies && !passes(played, plies, &end);
}

uint32_t an__another_game_at(const an_played *played)
{
    size_t index = played->claims.count;
    uint32_t at = 0;
    while (index > 0 && played->taken[index - 1] == 0)
        if (begins_game(played, --index))
            at = played->claims.items[index].sentence;
    return at;
}
