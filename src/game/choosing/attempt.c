/* One attempt to read and judge a game, and how far it got. */
#include "attempt.h"

#include "main_line.h"
#include "token.h"

size_t an__count_moves(const an_game *game)
{
    size_t count = 0;
    for (size_t i = 0; (i = an__line_next(game, i, AN_TOKEN_MOVE)) < game->token_count; i++)
        count++;
    return count;
}

an_reach an__read_and_judge(an_trier *trier)
{
    an_game *game = trier->game;
    an_reach r = {0, true};
    trier->code = an_reader_next(trier->reader, game);
    if (trier->code == AN_OK && !an_is_judged(game))
        *trier->judgement = (an_judgement){.game = game};
    if (trier->code != AN_OK || !an_is_judged(game))
        return r;
    trier->code = an__arbiter_judge_as_written(trier->arbiter, game, trier->judgement);
    r = (an_reach){trier->judgement->main.ply_count, trier->judgement->main.is_whole};
    if (trier->judgement->notation == NULL) /* every language that is left plays all moves */
        r.plies = an__count_moves(game);
    for (size_t i = 0; i < game->faults.count; i++)
        r.is_whole = r.is_whole && game->faults.list[i].code != AN_UNREAD_MOVES;
    if (game->faults.unlisted != NULL)
        r.is_whole = r.is_whole && game->faults.unlisted[AN_UNREAD_MOVES] == 0;
    return r;
}

an_reach an__read_again(an_trier *trier)
{
    an_reach r = an__read_and_judge(trier);
    an__reader_spend(trier->reader, trier->game->bytes.size);
    return r;
}

const an_finding *an__first_error(const an_finding_list *findings)
{
    for (size_t i = 0; i < findings->count; i++) {
        const an_finding *finding = &findings->list[i];
        if (finding->level == AN_LEVEL_ERROR && finding->where.depth == 0 && finding->where.ply > 0)
            return finding;
    }
    return NULL;
}
