/* Writes the clock times beside the moves of a score sheet as PGN has them: [%clk 1:23:00]. */
#include "put_clocks.h"

#include "comments.h"
#include "scribe.h"
#include "text.h"
#include "times.h"

void an__scribe_find_clocks(an_scribe *scribe)
{
    scribe->clocks.next = 0;
    if (!an__sheet_clocks_find(&scribe->clocks.all, scribe->judgement))
        scribe->failed = true;
}

static void put(an_scribe *scribe, const an_sheet_clock *clock)
{
    char text[AN_CLOCK_MAX];
    size_t size = an__clock_write(text, clock->seconds);
    an__scribe_put_comment(scribe, an_text_from(text, size));
}

/* Returns the first time, from clocks->next on, whose token is not before `token`. */
static const an_sheet_clock *clock_from(an_clocks_to_write *clocks, size_t token)
{
    const an_sheet_clocks *all = &clocks->all;
    while (clocks->next < all->count && all->list[clocks->next].token < token)
        clocks->next++;
    return clocks->next < all->count ? &all->list[clocks->next] : NULL;
}

bool an__scribe_put_clock(an_scribe *scribe, size_t index)
{
    const an_sheet_clock *clock = clock_from(&scribe->clocks, index);
    if (clock == NULL || clock->token != index || clock->is_left)
        return false;
    if (!clock->is_behind_reply)
        put(scribe, clock);
    return true;
}

/* The time of White may stand before that of Black or behind it. */
void an__scribe_put_clock_behind(an_scribe *scribe, size_t move)
{
    const an_sheet_clocks *clocks = &scribe->clocks.all;
    if (!clocks->has_behind_replies || clock_from(&scribe->clocks, move) == NULL)
        return;
    const size_t next = scribe->clocks.next;
    for (size_t i = next; i < clocks->count && i < next + 2; i++) {
        const an_sheet_clock *clock = &clocks->list[i];
        if (clock->move == move && clock->is_behind_reply && !clock->is_left)
            put(scribe, clock);
    }
}
