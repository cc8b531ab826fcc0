/* The arbiter: what it has of each part of judging, and the order in which a game is judged. */
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

/* How the fast path has fared of late. */
typedef struct an_luck {
    unsigned pause;   /* so many games are read and judged the general way without a try */
    unsigned in_vain; /* one more for each try in vain, one less for each that was not; at most 6 */
} an_luck;

/*
 * Each part is handed on alone to whoever needs it. The parts lie one behind the other, and not
 * behind pointers, for what is played a million times is here.
 *
 * Those that hold large tables come last. Tables are not cleared, neither when an arbiter is opened
 * nor for a new game: each part has flags that tell what of them is filled. Whoever judges one
 * small game hardly touches their pages.
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

/* Nothing is known of a game yet. */
void an_arbiter_begin(an_arbiter *arbiter, const an_game *game);

#endif
