/* The language that a game is written in. */
#ifndef AN_GAME_DETECT_H
#define AN_GAME_DETECT_H

#include "bench.h"

/* The last game's notation, if the next game may be expected to be in it; else NULL. */
const an_notation *an_arbiter_last(const an_arbiter *arbiter);

/* The same, if nothing but judging the game in it is needed to know whether that is
 * its own; else NULL. */
const an_notation *an_arbiter_guess(const an_arbiter *arbiter);

/* Whether detection would have named the notation guessed, in which the whole game was judged. */
bool an_arbiter_guessed_right(an_arbiter *arbiter);

/* Of the arbiter's notations the well attested languages; all of them if they were asked for by
 * name. */
uint64_t an_well_attested(const an_arbiter *arbiter);

/* The languages of some notations, bit by index: a bit for each by its place in the table. */
uint64_t an_languages_of(const an_notation *notations, uint64_t set);

/* The notation the game is written in; NULL, and a finding, if undecided. */
const an_notation *an_arbiter_detect(an_arbiter *arbiter);

#endif
