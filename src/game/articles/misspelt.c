/* Claims whose move cannot be played as it is written. */
#include "misspelt.h"

#include <string.h>

#include "slip.h"

void an__misspelt_begin(an_misspelt *misspelt, const an_game *game, const an_notation *notation)
{
    *misspelt = (an_misspelt){.game = game, .notation = notation};
}

/* Adds a move to a list that is sorted by cost. The last one is dropped if there are too many. */
static void insert(an_meant *meant, an_meant_move move)
{
    size_t at = meant->count;
    while (at > 0 && move.cost < meant->list[at - 1].cost)
        at--;
    if (at == AN_MEANT_MAX)
        return;
    meant->count += meant->count < AN_MEANT_MAX;
    memmove(&meant->list[at + 1], &meant->list[at], (meant->count - at - 1) * sizeof move);
    meant->list[at] = move;
}

/* Lists the legal moves from which a word is one slip away. */
static void find(an_meant *meant, const an_written *written, const an_position *position)
{
    an_move moves[AN_MOVES_MAX];
    size_t count = an_position_moves(position, moves);
    for (size_t i = 0; i < count; i++) {
        if (!an__slip_may_lead_to(written, moves[i]))
            continue;
        const an_san san = an_san_describe(position, moves[i]);
        const an_slip slip = an__slip_between(written, &san);
        if (slip.cost < AN_TOO_FAR)
            insert(meant,
                   (an_meant_move){moves[i], slip.cost + an__slip_doubt_of_check(written, &san)});
    }
}

const an_meant *an__misspelt_find(an_misspelt *misspelt, const an_claim *claim, unsigned i,
                                  const an_position *position)
{
    for (size_t k = 0; k < AN_MEANT_KEPT; k++)
        if (misspelt->kept[k].key == position->key && misspelt->kept[k].at == claim->at[i])
            return &misspelt->kept[k];
    an_meant *meant = &misspelt->kept[misspelt->next++ % AN_MEANT_KEPT];
    *meant = (an_meant){.key = position->key, .at = claim->at[i]};
    const an_text word = an_text_from(misspelt->game->bytes.at + claim->at[i], claim->size[i]);
    const an_written written = an__written_read(word, misspelt->notation);
    find(meant, &written, position);
    return meant;
}
