/* The arbiter: all that judging needs, part by part. */
#ifndef AN_GAME_ARBITER_H
#define AN_GAME_ARBITER_H

#include "bench.h"
#include "draw_facts.h"
#include "findings.h"
#include "numbers.h"
#include "packed_move.h"
#include "suggest.h"
#include "trial.h"

/* The longest game that is skimmed, in plies; games are hardly ever longer. */
enum { AN_SKIM_PLIES = 1024 };

/* How often skimming, which costs time in vain where a game is not plain, has failed lately. */
typedef struct an_luck {
    unsigned not_skimmed;     /* games for which it is not tried */
    unsigned skimmed_in_vain; /* failures less successes, from 0 to 6 */
} an_luck;

/*
 * Each part is handed on alone to whoever needs it. The parts are embedded, and not pointed to: the
 * moves of a million games pass through them.
 *
 * The parts with large tables come last. Their tables are left uninitialised on purpose, when an
 * arbiter is opened and when a game begins: flags in each part say which entries are valid. So an
 * arbiter that judges one small game touches few of these pages.
 */
struct an_arbiter {
    an_bench bench;
    an_findings findings;
    an_standing standing;
    an_number_run numbers;
    an_repairs repairs;
    an_luck luck;
    an_detection detection;
    an_candidates candidates;
    an_entry
        entries[AN_SKIM_PLIES]; /* of the game's moves, if it was skimmed and the rules keep them */
};

/* Puts a game on the bench, and forgets the one before it. */
void an_arbiter_begin(an_arbiter *arbiter, const an_game *game);

#endif
