/* Detection from inside: rounds of trials, and what they tell. */
#ifndef AN_GAME_ROUNDS_H
#define AN_GAME_ROUNDS_H

#include "trial.h"

/* One round of trials: by notation, with exact letters or not. */
typedef struct an_round {
    an_detection *d;
    bool exact;
    uint64_t entered; /* notations that take part, bit by index */
    uint64_t tried;
    uint64_t certain; /* of these, what is read the same with letters beyond the table */
    const struct an_round *earlier;       /* the round with exact letters, NULL in that one */
    an_trial *trials;                     /* by notation, of those that were tried themselves */
    uint64_t own;                         /* those with a trial of their own */
    uint64_t shared_by[AN_NOTATIONS_MAX]; /* who shares it, the notation itself included */
    uint8_t tried_as[AN_NOTATIONS_MAX];   /* whose trial is each one's */
} an_round;

static inline const an_trial *an_round_trial(const an_round *r, size_t index)
{
    return &r->trials[r->tried_as[index]];
}

/* All that take part, one for many where they cannot but read the same. */
void an_round_try(an_round *r);

/* What plays the whole main line, and of that what plays the variations, if anything does. */
uint64_t an_round_survivors(const an_round *r);

/* Those that got furthest. */
uint64_t an_round_leaders(const an_round *r);

#endif
