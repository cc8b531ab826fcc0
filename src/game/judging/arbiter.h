/* The arbiter: everything that judging needs, part by part. */
#ifndef AN_GAME_ARBITER_H
#define AN_GAME_ARBITER_H

#include "bench.h"
#include "draw_facts.h"
#include "findings.h"
#include "numbers.h"
#include "packed_move.h"
#include "quick.h"
#include "suggest.h"
#include "trial.h"

/* How often the fast path has succeeded lately. A try that fails wastes its time. */
typedef struct an_luck {
    unsigned pause; /* how many games are still to be judged the general way without a try */
    /* from 0 to 6: raised by each try that failed, lowered by each that succeeded */
    unsigned in_vain;
} an_luck;

/*
 * Functions take only the parts that they need. The parts are embedded rather than pointed to, for
 * speed: the moves of millions of games pass through them.
 *
 * The parts with large tables come last. These tables are not initialised, neither when an arbiter
 * is opened nor when a game begins; flags in each part say which entries are valid. So an arbiter
 * that judges one small game touches few of these pages.
 */
struct an_arbiter {
    an_judge_options rules;
    an_bench bench;
    an_findings findings;
    an_standing standing;
    an_number_run numbers;
    an_repairs repairs;
    an_luck luck;
    an_detection detection;
    an_candidates candidates;
    /* the packed moves of the game, if the fast path has kept them */
    an_entry entries[AN_QUICK_PLIES];
};

/* Puts `game` on the bench, and forgets the previous one. */
void an__arbiter_begin(an_arbiter *arbiter, const an_game *game);

/* Sets the findings of *judgement to those of the game on the bench. */
void an__arbiter_list(an_arbiter *arbiter, an_judgement *judgement);

/* Like an_arbiter_judge, but without mending: for readings of a game that may not be the last.
 * Returns AN_OK or AN_OUT_OF_MEMORY. */
an_code an__arbiter_judge_as_written(an_arbiter *arbiter, const an_game *game,
                                     an_judgement *judgement);

/* Judges the game on the bench again, as the decoder reads it, if moves of it were not played and
 * the options ask for mending. Pass the game as `sheet` if its tokens may change, otherwise NULL.
 * If it is in doubt which moves belong to the game, pass false as `may_be_certain`, so that no
 * correction counts as certain. Returns AN_OK or AN_OUT_OF_MEMORY. */
an_code an__arbiter_mend(an_arbiter *arbiter, an_game *sheet, bool may_be_certain,
                         an_judgement *judgement);

#endif
