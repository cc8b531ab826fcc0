/* Games of which nothing is to be said: what skimming is made of. */
#ifndef AN_GAME_SKIM_H
#define AN_GAME_SKIM_H

#include "arbiter.h"
#include "draft.h"
#include "plain.h"

static inline bool an_arbiter_keeps_entries(const an_arbiter *arbiter)
{
    return arbiter->bench.rules->keeps == AN_KEEP_ENTRIES;
}

/*
 * an_game_next for a game of which nothing is to be said, if no more of it need be kept than
 * entries. False: it is to be read and judged in turn, and the reader is where it was. skim.c
 */
bool an_skim(an_reader *reader, an_arbiter *arbiter, an_game *game, an_judgement *judgement);

/* Bits that no plain word has: it was not read as a short one, and may say where a piece is; and
 * it is said, apart from it, that it takes in passing. */
#define AN_PLAIN_LONG (UINT32_C(1) << 26)

#define AN_PLAIN_PASSING (UINT32_C(1) << 30)

/* Where comments, and annotations glued to moves, are to be kept, as tokens of a game that begins
 * at base. */
typedef struct an_skim_asides {
    an_token *tokens; /* NULL: they are passed */
    size_t count, room;
    const char *base;
} an_skim_asides;

/* What is written of a game, one word a ply. */
typedef struct an_skimmed {
    size_t count;
    an_plain plain[AN_SKIM_PLIES];
    an_result result;
    an_text result_word; /* which stands behind them */
    an_skim_asides asides;
} an_skimmed;

#endif
