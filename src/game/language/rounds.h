/* A round of trials: a game is tried in many notations, and the trials are compared. */
#ifndef AN_GAME_ROUNDS_H
#define AN_GAME_ROUNDS_H

#include "trial.h"

/* One round of trials. Sets of notations have a bit for each, by its index. */
typedef struct an_round {
    an_detection *d;
    bool exact;
    uint64_t entered; /* the notations that take part */
    uint64_t tried;   /* those whose trial is known */
    uint64_t certain; /* of these, those whose trial would be the same with lenient letters */
    const struct an_round *earlier;       /* the exact round; NULL in that round */
    an_trial *trials;                     /* by notation; set for those in `own` */
    uint64_t own;                         /* those that were tried themselves */
    uint64_t shared_by[AN_NOTATIONS_MAX]; /* by notation in `own`: those that share its trial,
                                             itself included */
    uint8_t tried_as[AN_NOTATIONS_MAX];   /* by notation: the one whose trial it shares */
} an_round;

static inline const an_trial *an_round_trial(const an_round *r, size_t index)
{
    return &r->trials[r->tried_as[index]];
}

/* Tries all that take part; one of them for all that are bound to read the game alike. */
void an__round_try(an_round *r);

/* Returns those that play the whole main line; of these only those that play all variations, too,
 * if there are any. */
uint64_t an__round_survivors(const an_round *r);

/* Returns those that got furthest. */
uint64_t an__round_leaders(const an_round *r);

#endif
