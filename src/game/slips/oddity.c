/* Oddity: how rarely anybody plays a move. */
#include "oddity.h"

#include "exchange.h"

enum { AMOUNTS = 5 };

/* Returns the place in the tables of a number of pawns that can be won: none, a pawn, a piece, a
 * rook, more. */
static size_t amount_of(int pawns)
{
    static const int most[AMOUNTS - 1] = {0, 1, 3, 5};
    size_t amount = 0;
    while (amount < AMOUNTS - 1 && pawns > most[amount])
        amount++;
    return amount;
}

/*
 * In 180,000 moves of masters and of players on the internet, it was counted how often a move left
 * so much to be taken, or untaken, and how often one picked at random among the legal moves would
 * have. The costs are the logarithms of the ratios; the two are nearly independent.
 */
unsigned an__oddity(const an_position *before, const an_position *after, an_move move)
{
    static const unsigned exposed[AMOUNTS] = {0, 2, 4, 8, 15}, missed[AMOUNTS] = {0, 2, 4, 5, 6};
    enum { MOST = 15 };
    int gain = an__exchange_gain(before, move);
    int could_win = an__exchange_threat(before) - (gain > 0 ? gain : 0);
    int can_lose = an__exchange_threat(after) - (gain < 0 ? gain : 0);
    unsigned oddity = exposed[amount_of(can_lose)] + missed[amount_of(could_win)];
    return oddity < MOST ? oddity : MOST;
}
