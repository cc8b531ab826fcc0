/* The prior cost of a move: how unlikely it is that somebody plays it. */
#include "move_prior.h"

#include "exchange.h"

enum {
    AMOUNTS = 5,
    AGAIN = 3 /* so often in a row it tells nothing more that material is left */
};

/* Returns the class of a gain of so many pawns, an index into the tables: nothing, a pawn, a piece,
 * a rook, more. */
static size_t amount_of(int pawns)
{
    static const int most[AMOUNTS - 1] = {0, 1, 3, 5};
    size_t amount = 0;
    while (amount < AMOUNTS - 1 && pawns > most[amount])
        amount++;
    return amount;
}

/* Returns true unless it is a pawn that a side has left several times in a row. To leave a piece is
 * an oversight each time. */
static bool is_news(an_untaken untaken, int pawns)
{
    return pawns > 1 || pawns > untaken.pawns || untaken.times < AGAIN;
}

/* Notes that a side could have won `pawns`, but did not. */
static void note(an_untaken *untaken, int pawns)
{
    bool is_again = pawns > 0 && pawns <= untaken->pawns;
    untaken->times = is_again ? (uint8_t)(untaken->times + (untaken->times < AGAIN)) : 0;
    untaken->pawns = (uint8_t)(pawns > 0 ? pawns : 0);
}

/*
 * The costs were counted in 180,000 moves of masters and of players on the internet: how often a
 * move leaves so much en prise (of_exposed), or so much untaken (of_missed), compared with a random
 * legal move. They are the logarithms of these ratios. The two are nearly independent, so they are
 * added.
 */
unsigned an__move_prior(an_missed_gains *missed, const an_position *before,
                        const an_position *after, an_move move)
{
    static const unsigned of_exposed[AMOUNTS] = {0, 2, 4, 8, 15},
                          of_missed[AMOUNTS] = {0, 2, 4, 5, 6};
    enum { MOST = 15 };
    int gain = an__exchange_gain(before, move);
    int could_win = an__exchange_threat(before) - (gain > 0 ? gain : 0);
    int can_lose = an__exchange_threat(after) - (gain < 0 ? gain : 0);
    unsigned prior = 0;
    if (is_news(missed->of[after->turn], can_lose))
        prior += of_exposed[amount_of(can_lose)];
    note(&missed->of[before->turn], could_win);
    if (is_news(missed->of[before->turn], could_win))
        prior += of_missed[amount_of(could_win)];
    return prior < MOST ? prior : MOST;
}
