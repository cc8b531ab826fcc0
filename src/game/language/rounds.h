/* A round of trials: a game is tried in many notations, and the results are compared. */
#ifndef AN_GAME_ROUNDS_H
#define AN_GAME_ROUNDS_H

#include "trial.h"

/* One round of trials. Every set has a bit for each notation, by its index. */
typedef struct an_round {
    an_detection *d;
    bool exact;
    uint64_t entered; /* the notations that take part */
    uint64_t tried;   /* those whose trial is known, by their own or a shared one */
    uint64_t certain; /* those of `tried` whose trial would be the same with lenient letters */
    const struct an_round *earlier; /* the exact round; NULL in that round */
    an_trial *trials;               /* by notation; valid only for those in `own` */
    uint64_t own;                   /* those that were tried, and share no other one's trial */
    /* by notation in `own`: all that share its trial, with itself */
    uint64_t shared_by[AN_NOTATIONS_MAX];
    /* by notation: the index of the one whose trial it shares */
    uint8_t tried_as[AN_NOTATIONS_MAX];
} an_round;

/* Returns the trial of notation `index`, its own or the one it shares. */
static inline const an_trial *an_round_trial(const an_round *r, size_t index)
{
    return &r->trials[r->tried_as[index]];
}

/* Tries all notations that take part. One trial serves for all notations that are bound to read the
 * game alike. */
void an__round_try(an_round *r);

/* Returns the notations that play the whole main line. If some of these also play all variations,
 * returns only those. */
uint64_t an__round_survivors(const an_round *r);

/* Returns the notations that got furthest. */
uint64_t an__round_leaders(const an_round *r);

#endif
