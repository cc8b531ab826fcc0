/* The arbiter: all that judging needs, part by part. */
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

/* How the fast path has fared lately: a try costs time in vain where a game is not plain. */
typedef struct an_luck {
    unsigned pause;   /* games that are read and judged the general way without a try */
    unsigned in_vain; /* one more for each try in vain, one less for each other; from 0 to 6 */
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
    an_judge_options rules;
    an_bench bench;
    an_findings findings;
    an_standing standing;
    an_number_run numbers;
    an_repairs repairs;
    an_luck luck;
    an_detection detection;
    an_candidates candidates;
    an_entry entries[AN_QUICK_PLIES]; /* of the game, if the fast path left them */
};

/* Puts a game on the bench, and forgets the one before it. */
void an__arbiter_begin(an_arbiter *arbiter, const an_game *game);

/* an_arbiter_judge without mending, for readings of a game that may not be the last. */
an_code an__arbiter_judge_as_written(an_arbiter *arbiter, const an_game *game,
                                     an_judgement *judgement);

/* Judges the game on the bench anew, as the decoder reads it, if it was found to be broken and the
 * options ask for mending. `sheet` is the game, if its tokens may change, or NULL. Returns AN_OK or
 * AN_OUT_OF_MEMORY. */
an_code an__arbiter_mend(an_arbiter *arbiter, an_game *sheet, an_judgement *judgement);

#endif
