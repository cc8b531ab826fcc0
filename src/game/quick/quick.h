/* Games of which nothing is to be said: what skimming is made of. */
#ifndef AN_GAME_QUICK_H
#define AN_GAME_QUICK_H

#include "algnot/game.h"

#include "plain.h"

/* The fast path takes no longer games. Hardly any is. */
enum { AN_QUICK_PLIES = 1024 };

/* Bits that no plain word has: it was not read as a short one, and may say where a piece is; and
 * it is said, apart from it, that it takes in passing. */
#define AN_PLAIN_LONG (UINT32_C(1) << 26)

#define AN_PLAIN_PASSING (UINT32_C(1) << 30)

/* Where comments, and annotations glued to moves, are to be kept, as tokens of a game that begins
 * at base. */
typedef struct an_quick_asides {
    an_token *tokens; /* NULL: they are passed */
    size_t count, room;
    const char *base;
} an_quick_asides;

/* What is written of a game, one word a ply. */
typedef struct an_quick_words {
    size_t count;
    an_plain plain[AN_QUICK_PLIES];
    an_result result;
    an_text result_word; /* which stands behind them */
    an_quick_asides asides;
} an_quick_words;

#endif
