/* Games of which nothing is to be said: what skimming is made of. */
#ifndef AN_GAME_SKIM_H
#define AN_GAME_SKIM_H

#include "arbiter.h"
#include "entry.h"

/* Bits that no plain word has: it was not read as a short one, and may say where a piece is; and
 * it is said, apart from it, that it takes in passing. */
#define AN_PLAIN_LONG    (UINT32_C(1) << 26)
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

/* Reads movetext up to a result: plain moves, numbers that are due, comments and, where asides are
 * not kept, NAGs. At least eight bytes stand before it. The caller has set skimmed->asides. False:
 * there is something else. skim_read.c */
bool an_skim_read(an_skimmed *skimmed, const char *at, const char *end);

/* Plays what was read from the usual start, in the arbiter's notation, and takes note of it as of a
 * guess; its entries, if they are to be kept, are the arbiter's. False: not all of it can be
 * played, or there is something to be said. skim_play.c */
bool an_skim_play(const an_skimmed *skimmed, an_arbiter *arbiter, an_position *end);

/* Whether there may be something to be said of repetitions, or of many quiet plies, in which
 * nothing is taken or moved by a pawn, in a game that was played; occupied are the squares after so
 * many plies. Plies are quiet as far as their words tell. skim_facts.c */
bool an_skim_has_facts(const an_skimmed *skimmed, const an_arbiter *arbiter,
                       const an_squares *occupied);

/* How many plies at the end are quiet, as far as their words tell. */
size_t an_skim_quiet(const an_skimmed *skimmed);

#endif
