/*
 * Where one game of a text ends and the next begins, if its numbers do not tell: the board decides.
 *
 *     1. e4 e5 2. Cf3 Cc6        1. e4 e5
 *                                1. Cf3 Cc6
 *     d4 d5 c4 e6                1. Fb5 a6
 *
 * On the left are two games, as d4, d5, c4 and e6 cannot continue the first. On the right is one
 * game, a list that a word processor has renumbered, as Fb5 cannot begin a game. Where both
 * readings can be played, the first one is kept.
 */
#include "game_end.h"

#include "extremes.h"

/* Reads the game after the one that was read last, if there is one. Returns how far it got. */
static an_reach play_next(an_trier *t)
{
    t->reader->choices = (an_choices){.ends_at = 0};
    an_reach next = an__read_again(t);
    if (t->code == AN_NO_GAME)
        t->code = AN_OK;
    return next;
}

/* ---- another sheet without numbers ---- */

/* Returns the offset of the first error or unread moves in the main line; the end of the game if
 * there are none. */
static uint32_t place_of_end(const an_game *game, const an_judgement *judgement)
{
    uint32_t place = (uint32_t)game->bytes.size;
    for (size_t i = 0; i < judgement->findings.count; i++) {
        const an_finding *finding = &judgement->findings.list[i];
        bool ends_play = finding->where.ply > 0 && finding->level == AN_LEVEL_ERROR;
        if (finding->where.depth == 0 && (ends_play || finding->code == AN_UNREAD_MOVES) &&
            finding->where.offset < place)
            place = finding->where.offset;
    }
    return place;
}

/* Returns true if more than one pair of moves stands between break `index` and the one before it.
 * In many sheets each pair has a line of its own, with empty lines between. */
static bool stands_behind_lines(const an_break *breaks, size_t index)
{
    enum { PAIR = 2 };
    uint32_t before = index > 0 ? breaks[index - 1].ply : 0;
    return breaks[index].ply > before + PAIR;
}

/* Finds the last break at or before `place`, or the first one after it if `is_behind`. Returns
 * false if there is none. */
static bool find_break(const an_doubts *doubts, uint32_t place, bool is_behind, an_break *found)
{
    bool is_found = false;
    for (size_t i = 0; i < doubts->break_count && !(is_behind && is_found); i++) {
        if ((doubts->breaks[i].offset > place) != is_behind ||
            !stands_behind_lines(doubts->breaks, i))
            continue;
        *found = doubts->breaks[i];
        is_found = true;
    }
    return is_found;
}

/* Returns true if the text from break `at` on gets clearly further as a new game than as a
 * continuation of the game before, which gets as far as `plies`. */
static bool goes_on_better(an_trier *t, const char *base, const an_choices *choices, an_break at,
                           size_t plies)
{
    enum { FEWEST = 4, CLEARLY = 2 };
    size_t beyond = an_larger(plies, at.ply) - at.ply;
    an_read_from(t, base, choices);
    if (!an_may_read_again(t))
        return false;
    an_reach next = play_next(t);
    return t->code == AN_OK && next.plies >= FEWEST &&
           next.plies >= beyond + (next.is_whole ? 1 : CLEARLY);
}

static bool find_sheet(an_trier *t, an_choices *choices)
{
    const char *base = an_reader_game(t->reader);
    const size_t plies = t->judgement->main.ply_count;
    const uint32_t place = place_of_end(t->game, t->judgement);
    an_break breaks[2];
    size_t count = find_break(&t->reader->doubts, place, false, &breaks[0]);
    count += find_break(&t->reader->doubts, place, true, &breaks[count]);
    for (size_t i = 0; i < count && an_may_read_again(t); i++) {
        an_choices other = *choices;
        other.ends_at = breaks[i].offset;
        if (!goes_on_better(t, base, &other, breaks[i], plies))
            continue;
        *choices = other;
        return true;
    }
    return false;
}

/* ---- a list whose items were numbered anew ---- */

/* Returns true if the items of a list get further as one game than as separate games, up to the
 * first of these that breaks off. Sets *choices to those of the one game. */
static bool is_list(an_trier *t, an_choices *choices)
{
    const char *base = an_reader_game(t->reader);
    an_choices joined = *choices;
    joined.joins_items = true;
    an_reach all = an_read_from(t, base, &joined);
    const char *end = an_reader_place(t->reader);
    if (!an_may_read_again(t))
        return false;
    an_reach item = an_read_from(t, base, choices);
    size_t plies = item.plies;
    while (item.is_whole && an_reader_place(t->reader) < end && an_may_read_again(t)) {
        item = play_next(t);
        plies += item.plies;
    }
    *choices = joined;
    return !item.is_whole && all.plies > plies;
}

void an__find_game_end(an_trier *trier, bool is_whole)
{
    const an_reader *reader = trier->reader;
    const char *base = an_reader_game(reader);
    an_choices choices = reader->choices;
    const an_choices before = choices;
    bool is_found = reader->doubts.may_be_list ? is_list(trier, &choices)
                                               : !is_whole && find_sheet(trier, &choices);
    if (trier->code == AN_OK)
        an_read_from(trier, base, is_found ? &choices : &before);
}
